import type { Role } from './session.ts'

/**
 * Who a page is for. A signed-in user is led from a page of the signed-out to the role's home. `patient or link`: the
 * patient's own page, which a link of a mail (`?token=`) opens without a sign-in.
 */
export type Visitor = 'anyone' | 'patient or link' | `signed-out ${Role}` | Role

export type Page = {
  for: Visitor
  /** A place in the menu of the layout, in the order of the table: the name of its word there. */
  nav?: string
  /** Whose place in the menu is marked as the current one, where it is not its own. */
  within?: string
  /** Shows the page of another path. */
  as?: string
  /** An applicant may see it; the doctor's other pages are for those who were approved. */
  applicants?: true
}

/**
 * Every page (section 2 of the specification). Its code is the folder of its path below pages/
 * (`/doctors/patients/:patientId` is `/doctors/patients/_patientId`). Routes, guards, menus, `pathTo` and the
 * tests are made from it.
 */
export const pages = {
  '/terms-of-service': { for: 'anyone' },
  '/terms-of-service-doctors': { for: 'anyone' },
  '/privacy-policy': { for: 'anyone' },
  '/returns-policy': { for: 'anyone' },
  '/commerce-notice': { for: 'anyone' },

  '/user/login': { for: 'anyone' },
  '/user/register': { for: 'anyone' },
  '/user/register/login': { for: 'anyone' },
  '/user/register/complete': { for: 'anyone' },
  '/user/pay': { for: 'anyone' },
  '/user/sign-up': { for: 'anyone' },
  '/user/sign-up/complete': { for: 'anyone' },
  '/user/reset-password': { for: 'signed-out patient' },
  '/user/reset-password/sent-email': { for: 'signed-out patient' },
  '/user/reset-password/new-password': { for: 'signed-out patient' },
  '/user/reset-password/complete': { for: 'signed-out patient' },

  '/doctors/login': { for: 'signed-out doctor' },
  '/doctors/registration': { for: 'signed-out doctor' },
  '/doctors/registration/complete': { for: 'signed-out doctor' },
  '/doctors/sign-up': { for: 'signed-out doctor' },
  '/doctors/sign-up/complete': { for: 'signed-out doctor' },
  '/doctors/reset-password': { for: 'signed-out doctor' },
  '/doctors/reset-password/sent-email': { for: 'signed-out doctor' },
  '/doctors/reset-password/new-password': { for: 'signed-out doctor' },
  '/doctors/reset-password/complete': { for: 'signed-out doctor' },

  '/': { for: 'doctor', as: '/doctors/top', within: '/doctors/top', applicants: true },
  '/doctors/top': { for: 'doctor', nav: 'top', applicants: true },
  '/doctors/patients': { for: 'doctor', nav: 'patients' },
  '/doctors/patients/:patientId': { for: 'doctor' },
  '/doctors/patients/:patientId/order-histories': { for: 'doctor' },
  '/doctors/patients/:patientId/order': { for: 'doctor' },
  '/doctors/patients/:patientId/recipes': { for: 'doctor' },
  '/doctors/patients/:patientId/questionnaire': { for: 'doctor' },
  '/doctors/patients/:patientId/questionnaire/:answerId': { for: 'doctor' },
  '/doctors/recipes': { for: 'doctor', nav: 'recipes' },
  '/doctors/recipe-histories': { for: 'doctor', within: '/doctors/recipes' },
  '/doctors/catalogs': { for: 'doctor', nav: 'catalogs' },
  '/doctors/catalog': { for: 'doctor', within: '/doctors/catalogs' },
  '/doctors/my-recipe': { for: 'doctor', nav: 'myRecipes' },
  '/doctors/my-recipe/:recipeId': { for: 'doctor' },
  '/doctors/my-recipe/product': { for: 'doctor' },
  '/doctors/reports': { for: 'doctor', nav: 'reports' },
  '/doctors/recipes/registration': { for: 'doctor', nav: 'newRecipe' },

  '/user/top': { for: 'patient', nav: 'top' },
  '/user/recipes': { for: 'patient', nav: 'recipes' },
  '/user/catalogs': { for: 'patient', nav: 'catalogs' },
  '/user/catalogs/:id': { for: 'patient' },
  '/user/cart': { for: 'patient', nav: 'cart' },
  '/user/order-histories': { for: 'patient', nav: 'orders' },
  '/user/news': { for: 'patient', nav: 'news' },

  '/user/repeats': { for: 'patient or link', within: '/user/recipes' },
} as const satisfies Record<`/${string}`, Page>

export type PagePath = keyof typeof pages

// an applicant has no earnings and no news: these calls are refused, and the page does not ask for them
const doctorTop = [
  '/api/doctor/top?period=30',
  '/api/doctor/earnings',
  '/api/doctor/news?range=[0,19]&filter={"dismissed":false}',
]

/**
 * What a page reads first, asked for by the HTML itself. The text is that of the call that the page's code makes.
 * Apart from the table, because it stands in the HTML and not in the code that a browser loads.
 */
export const preloadedCalls: { [path in PagePath]?: readonly string[] } = {
  '/': doctorTop,
  '/doctors/top': doctorTop,
  '/doctors/patients': [
    '/api/doctor/patients?sort=["last_activity_at","DESC"]&range=[0,24]',
    '/api/doctor/patients/counts',
  ],
  '/doctors/recipes': [
    '/api/doctor/recipes?sort=["updated_at","DESC"]&range=[0,24]',
    '/api/doctor/recipes/counts',
    '/api/doctor/catalogs?range=[0,99]',
  ],
  '/doctors/recipe-histories': ['/api/doctor/recipe-histories?sort=["at","DESC"]&range=[0,24]'],
  '/doctors/catalogs': ['/api/doctor/catalogs?range=[0,99]', '/api/doctor/catalog-access'],
  '/user/top': ['/api/patient/top', '/api/patient/cart'],
  '/user/recipes': [
    '/api/patient/recipes?range=[0,49]&filter={"tab":"current"}',
    '/api/patient/cart',
  ],
  '/user/catalogs': ['/api/patient/catalogs', '/api/patient/cart'],
  '/user/cart': ['/api/patient/cart', '/api/patient/cart/last-time'],
  '/user/order-histories': [
    '/api/patient/orders?sort=["placed_at","DESC"]&range=[0,9]',
    '/api/patient/cart',
  ],
  '/user/news': ['/api/patient/news?range=[0,24]', '/api/patient/cart'],
}
