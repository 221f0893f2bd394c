import type { APIRequestContext } from '@playwright/test'
import { type Page, pages } from '../apps/portal/src/pages.ts'
import { dataOf, filtered } from './calls.ts'

/** The addresses of all pages, with the panels, tabs and records that each can show. */
export const openPages = [
  ...Object.entries<Page>(pages).flatMap(([path, page]) =>
    page.for === 'anyone' || page.for.startsWith('signed-out') ? [path] : [],
  ),
  '/no-such-page',
  '/user/repeats?token=expired-long-ago',
  '/admins/login',
  '/admins/registration/complete',
  '/admins/sign-up',
  '/admins/sign-up/complete',
  '/admins/reset-password',
  '/admins/reset-password/sent-email',
  '/admins/reset-password/new-password',
  '/admins/reset-password/complete',
]

export async function doctorPages(request: APIRequestContext): Promise<string[]> {
  const patient = await firstId(request, '/api/doctor/patients')
  const catalog = await firstId(request, '/api/doctor/catalogs')
  const product = await firstId(request, '/api/doctor/products')
  const set = await firstId(request, '/api/doctor/my-recipes')
  const data = await dataOf(request, `/api/doctor/my-recipes/${set}`)
  const line = data.lines[0].product.shopify_product_id
  return [
    '/doctors/top',
    '/doctors/top?panel=earnings',
    '/doctors/top?panel=requests',
    '/doctors/top?panel=requests&tab=rules',
    '/doctors/patients',
    '/doctors/patients?panel=invite',
    `/doctors/patients/${patient}`,
    `/doctors/patients/${patient}?panel=edit`,
    `/doctors/patients/${patient}/recipes`,
    `/doctors/patients/${patient}/order`,
    `/doctors/patients/${patient}/order-histories`,
    ...(await questionnairePages(request)),
    '/doctors/recipes',
    '/doctors/recipes?tab=ended',
    '/doctors/recipe-histories',
    '/doctors/recipes/registration',
    '/doctors/my-recipe',
    '/doctors/my-recipe?kind=admins',
    `/doctors/my-recipe/${set}`,
    `/doctors/my-recipe/product/?recipeId=${set}&shopify_product_id=${line}`,
    `/doctors/my-recipe/product/?shopify_product_id=${line}`,
    '/doctors/catalogs',
    '/doctors/reports',
    `/doctors/catalog?catalogId=${catalog}`,
    `/doctors/catalog?catalogId=${catalog}&product=${product}`,
    ...['profile', 'licence', 'bank', 'security', 'preferences'].map(
      (section) => `/doctors/top?panel=account&section=${section}`,
    ),
  ]
}

/** The questionnaires of a patient who has answered one. */
async function questionnairePages(request: APIRequestContext): Promise<string[]> {
  const path = '/api/doctor/patients'
  const data: { id: string; questionnaire: string }[] = await dataOf(
    request,
    `${path}?range=[0,99]`,
  )
  const patient = data.find(({ questionnaire }) => questionnaire !== 'not_sent')?.id
  const answers = await firstId(request, `${path}/${patient}/answers`)
  const page = `/doctors/patients/${patient}/questionnaire`
  return [page, `${page}?panel=send`, `${page}/${answers}`]
}

export async function patientPages(request: APIRequestContext): Promise<string[]> {
  const catalog = (await dataOf(request, '/api/patient/catalogs')).catalogs[0].id
  const product = await firstId(request, '/api/patient/products')
  const recipe = await firstId(request, '/api/patient/recipes')
  const order = await firstId(request, '/api/patient/orders')
  const news = await firstId(request, '/api/patient/news')
  return [
    '/user/top',
    '/user/top?panel=requests',
    '/user/recipes',
    '/user/repeats',
    `/user/recipes?id=${recipe}`,
    '/user/catalogs',
    `/user/catalogs/${catalog}`,
    `/user/catalogs/${catalog}?product=${product}`,
    '/user/cart',
    '/user/cart?step=checkout',
    '/user/order-histories',
    `/user/order-histories?id=${order}`,
    '/user/news',
    `/user/news?id=${news}`,
    ...['profile', 'health', 'addresses', 'cards', 'security', 'preferences', 'data'].map(
      (section) => `/user/top?panel=account&section=${section}`,
    ),
  ]
}

export const adminLists: readonly string[] = [
  '/admins/approve-doctor',
  filtered('/admins/approve-doctor', { renewal_sent: true }),
  '/admins/registered-doctors',
  '/admins/doctors',
  '/admins/doctors/new',
  '/admins/recipes',
  '/admins/recipes/registration?mode=create',
  '/admins/recipes/templates',
  '/admins/patients',
  '/admins/orders',
  '/admins/refunds',
  '/admins/bank-transfers',
  '/admins/logistics',
  filtered('/admins/logistics', { status: ['exception'] }),
  '/admins/logistics/stock',
  '/admins/logistics/lots',
  '/admins/logistics/movements',
  '/admins/logistics/counts',
  '/admins/logistics/counts/new',
  '/admins/logistics/receive',
  '/admins/products',
  '/admins/product-imports',
  '/admins/catalogs',
  '/admins/catalogs/new',
  '/admins/repeats',
  '/admins/synonyms',
  '/admins/synonyms/new',
  '/admins/purchase-orders',
  '/admins/purchase-orders/suggestions',
  '/admins/reports',
  '/admins/reports/stock-value',
  '/admins/settlements',
  '/admins/news',
  '/admins/news/new',
  '/admins/settings',
  '/admins/settings/sales',
  '/admins/settings/delivery',
  '/admins/settings/application',
  '/admins/settings/legal',
  '/admins/settings/mail',
  '/admins/settings/security',
  '/admins/questionnaires',
  '/admins/questionnaires/first_visit',
  '/admins/users',
  '/admins/users/new',
  '/admins/audit',
  '/admins/no-such-page',
]

/** One record of each kind, with its tabs; the tabs that all records share are looked at once. */
const records: [resource: string, path: string, tabs: readonly string[]][] = [
  [
    'doctors',
    '/admins/doctors/',
    ['edit', 'licence', 'rates', 'bank', 'catalogs', 'messages', 'notes', 'history'],
  ],
  [
    'patients',
    '/admins/patients/',
    ['edit', 'invitations', 'doctor', 'addresses', 'consents', 'messages', 'orders'],
  ],
  ['recipes', '/admins/recipes/', ['versions', 'orders', 'overrides', 'mails', 'timeline']],
  ['templates', '/admins/recipes/templates/', ['usage', 'versions']],
  ['orders', '/admins/orders/detail/', []],
  ['settlements', '/admins/settlements/detail/', []],
  ['news', '/admins/news/', ['edit', 'preview', 'readers']],
  ['catalogs', '/admins/catalogs/', ['edit', 'preview']],
  ['users', '/admins/users/', []],
]

export async function adminRecords(request: APIRequestContext): Promise<string[]> {
  const paths: string[] = []
  for (const [resource, path, tabs] of records) {
    const id = await firstId(request, `/api/admin/${resource}`)
    paths.push(path + id, ...tabs.map((tab) => `${path}${id}?tab=${tab}`))
  }
  return paths
}

async function firstId(request: APIRequestContext, path: string): Promise<string> {
  const data: { id: string }[] = await dataOf(request, path)
  if (!data[0]) throw new Error(`the demo data have nothing at ${path}`)
  return data[0].id
}
