/**
 * What each role of the administrators may do: typed by hand from the specification's routes and the product's
 * roles, so that it does not follow a mistake in the permissions.
 */
export const everyone = [
  'owner',
  'operations',
  'support',
  'clinical_reviewer',
  'finance',
  'content',
  'read_only',
] as const
export type Role = (typeof everyone)[number]

/** Their accounts in the demonstration. */
export const accounts: Record<Role, string> = {
  owner: 'admin@officina.test',
  operations: 'operations@officina.test',
  support: 'support@officina.test',
  clinical_reviewer: 'clinical@officina.test',
  finance: 'finance@officina.test',
  content: 'content@officina.test',
  read_only: 'readonly@officina.test',
}

export const but = (...refused: Role[]): Role[] =>
  everyone.filter((role) => !refused.includes(role))
export const nobody: Role[] = []
export const templateWriters: Role[] = ['owner', 'clinical_reviewer', 'content']
export const reviewers: Role[] = ['owner', 'clinical_reviewer']
export const doctorManagers: Role[] = ['owner', 'operations', 'clinical_reviewer']
export const patientManagers: Role[] = ['owner', 'operations', 'support']
export const orderManagers: Role[] = ['owner', 'operations', 'support']
export const payers: Role[] = ['owner', 'operations', 'finance']
export const shippers: Role[] = ['owner', 'operations']
export const money: Role[] = ['owner', 'finance']
const auditors: Role[] = ['owner', 'finance']

/** Every route of the specification, section 2, for signed-in administrators: who is let in. */
export const routes: [path: string, opens: readonly Role[]][] = [
  ['/admins/approve-doctor', everyone],
  ['/admins/registered-doctors', everyone],
  ['/admins/doctors', everyone],
  ['/admins/doctors/{doctor}', everyone],
  ['/admins/recipes', everyone],
  ['/admins/recipes/registration', templateWriters],
  ['/admins/recipes/templates', everyone],
  ['/admins/recipes/templates/{template}', everyone],
  ['/admins/recipes/{recipe}', everyone],
  ['/admins/patients', but('content')],
  ['/admins/patients/{patient}', but('content')],
  ['/admins/orders', but('content')],
  ['/admins/orders/detail/{order}', but('content')],
  ['/admins/repeats', but('content')],
  ['/admins/products', everyone],
  ['/admins/products/{product}', everyone],
  ['/admins/catalogs', everyone],
  ['/admins/catalogs/{catalog}', everyone],
  ['/admins/purchase-orders', ['owner', 'operations']],
  ['/admins/synonyms', ['owner', 'operations', 'content']],
  ['/admins/questionnaires', templateWriters],
  ['/admins/questionnaires/{questionnaire}', templateWriters],
  ['/admins/reports', everyone],
  ['/admins/settlements', but('content')],
  ['/admins/settlements/detail/{settlement}', but('content')],
  ['/admins/users', ['owner']],
  ['/admins/settings', but('content')],
  ['/admins/users/audit', ['owner', 'finance']],
  ['/admins/logistics', but('content')],
  ['/admins/news', everyone],
  ['/admins/news/{news}', everyone],
]

/** The entries of the menu that a role sees. The log has a place of its own for those who read it. */
export const menuOf = (role: Role): string[] => [
  ...routes
    .filter(([path, opens]) => path.split('/').length === 3 && opens.includes(role))
    .map(([path]) => path),
  ...(auditors.includes(role) ? ['/admins/audit'] : []),
]

const reads = [
  'doctor.read',
  'patient.read',
  'recipe.read',
  'order.read',
  'settlement.read',
  'news.read',
]

/** The permissions that the server tells each role of. */
export const permissionsOfRoles: Record<Role, readonly string[]> = {
  owner: [
    ...reads,
    'audit.read',
    'doctor.approve',
    'doctor.manage',
    'logistics.manage',
    'news.publish',
    'order.manage',
    'order.payment',
    'order.refund',
    'patient.manage',
    'phi.read',
    'product.cost',
    'product.manage',
    'recipe.hold',
    'search.manage',
    'setting.manage',
    'settlement.adjust',
    'settlement.approve',
    'settlement.close',
    'settlement.pay',
    'shipping.manage',
    'template.manage',
    'user.manage',
  ],
  operations: [
    ...reads,
    'doctor.manage',
    'logistics.manage',
    'order.manage',
    'order.payment',
    'patient.manage',
    'product.manage',
    'search.manage',
    'shipping.manage',
  ],
  support: [...reads, 'order.manage', 'patient.manage'],
  clinical_reviewer: [
    ...reads,
    'doctor.approve',
    'doctor.manage',
    'phi.read',
    'recipe.hold',
    'template.manage',
  ],
  finance: [
    ...reads,
    'audit.read',
    'order.payment',
    'order.refund',
    'product.cost',
    'settlement.adjust',
    'settlement.approve',
    'settlement.close',
    'settlement.pay',
    'shipping.manage',
  ],
  content: [
    'doctor.read',
    'news.publish',
    'news.read',
    'recipe.read',
    'search.manage',
    'template.manage',
  ],
  read_only: reads,
}
