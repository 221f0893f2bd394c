import type { AdminCtx } from '../../context.ts'

export const permissions = [
  'doctor.read',
  'doctor.approve',
  'doctor.manage',
  'patient.read',
  'patient.manage',
  'phi.read',
  'recipe.read',
  'recipe.hold',
  'template.manage',
  'order.read',
  'order.manage',
  'order.payment',
  'order.refund',
  'logistics.manage',
  'shipping.manage',
  'product.manage',
  'product.cost',
  'search.manage',
  'settlement.read',
  'settlement.close',
  'settlement.approve',
  'settlement.pay',
  'settlement.adjust',
  'news.read',
  'news.publish',
  'user.manage',
  'audit.read',
  'setting.manage',
] as const

export type Permission = (typeof permissions)[number]

const reads: Permission[] = [
  'doctor.read',
  'patient.read',
  'recipe.read',
  'order.read',
  'settlement.read',
  'news.read',
]

/** What each administrator role may do (product: 1.8 users, 2.10). */
export const rolePermissions: Record<string, readonly Permission[]> = {
  owner: permissions,
  operations: [
    ...reads,
    'doctor.manage',
    'patient.manage',
    'order.manage',
    'order.payment',
    'logistics.manage',
    'shipping.manage',
    'product.manage',
    'search.manage',
  ],
  support: [...reads, 'patient.manage', 'order.manage'],
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
    'order.payment',
    'order.refund',
    'shipping.manage',
    'product.cost',
    'settlement.close',
    'settlement.approve',
    'settlement.pay',
    'settlement.adjust',
    'audit.read',
  ],
  content: [
    'doctor.read',
    'news.read',
    'news.publish',
    'template.manage',
    'recipe.read',
    'search.manage',
  ],
  read_only: reads,
}

export const permissionsOf = (role: string): readonly Permission[] => rolePermissions[role] ?? []

/** Health data, and how patients are reached, whole. */
export const mayReadHealth = (ctx: AdminCtx): boolean => ctx.actor.permissions.includes('phi.read')
