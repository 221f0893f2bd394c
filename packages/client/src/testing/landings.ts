/**
 * Where one lands: typed by hand from the specification, section 2. `page` = the page itself,
 * `missing` = not-found (a page that is not built yet or somebody else's, still behind its guard).
 * The guards' own tests decide the whole table; e2e/guard.e2e.ts looks at some of it in a browser.
 */
export type Landing = 'page' | 'missing' | `/${string}`
export type Row = [path: string, out: Landing, doctor: Landing, patient: Landing, admin: Landing]

const doctorLogin = '/doctors/login'
const userLogin = '/user/login'
const adminLogin = '/admins/login'
const nobody = '0193a5b2-0000-7000-8000-00000000dead'

export const landings: Row[] = [
  // open to anyone
  ['/terms-of-service', 'page', 'page', 'page', 'page'],
  ['/terms-of-service-doctors', 'page', 'page', 'page', 'page'],
  ['/privacy-policy', 'page', 'page', 'page', 'page'],
  ['/returns-policy', 'page', 'page', 'page', 'page'],
  ['/commerce-notice', 'page', 'page', 'page', 'page'],
  ['/no-such-page', 'missing', 'missing', 'missing', 'missing'],
  ['/user/login', 'page', 'page', 'page', 'page'],
  ['/user/register', 'page', 'page', 'page', 'page'],
  ['/user/pay', 'page', 'page', 'page', 'page'],
  ['/user/sign-up', 'page', 'page', 'page', 'page'],
  ['/user/sign-up/complete', 'page', 'page', 'page', 'page'],
  // doctors, signed out only
  ['/doctors/login', 'page', '/doctors/top', 'page', 'page'],
  ['/doctors/registration', 'page', '/doctors/top', 'page', 'page'],
  ['/doctors/registration/complete', 'page', '/doctors/top', 'page', 'page'],
  ['/doctors/sign-up', 'page', '/doctors/top', 'page', 'page'],
  ['/doctors/sign-up/complete', 'page', '/doctors/top', 'page', 'page'],
  ['/doctors/reset-password', 'page', '/doctors/top', 'page', 'page'],
  ['/doctors/reset-password/sent-email', 'page', '/doctors/top', 'page', 'page'],
  ['/doctors/reset-password/new-password', 'page', '/doctors/top', 'page', 'page'],
  ['/doctors/reset-password/complete', 'page', '/doctors/top', 'page', 'page'],
  // doctors, signed in
  ['/', doctorLogin, 'page', doctorLogin, doctorLogin],
  ['/doctors/top', doctorLogin, 'page', doctorLogin, doctorLogin],
  ['/doctors/patients', doctorLogin, 'page', doctorLogin, doctorLogin],
  [`/doctors/patients/${nobody}/questionnaire`, doctorLogin, 'missing', doctorLogin, doctorLogin],
  [
    `/doctors/patients/${nobody}/questionnaire/${nobody}`,
    doctorLogin,
    'missing',
    doctorLogin,
    doctorLogin,
  ],
  ['/doctors/recipes/registration', doctorLogin, 'page', doctorLogin, doctorLogin],
  ['/doctors/catalogs', doctorLogin, 'page', doctorLogin, doctorLogin],
  ['/doctors/catalog', doctorLogin, '/doctors/catalogs', doctorLogin, doctorLogin],
  ['/doctors/recipes', doctorLogin, 'page', doctorLogin, doctorLogin],
  ['/doctors/recipe-histories', doctorLogin, 'page', doctorLogin, doctorLogin],
  ['/doctors/my-recipe', doctorLogin, 'page', doctorLogin, doctorLogin],
  ['/doctors/my-recipe/product/', doctorLogin, '/doctors/my-recipe', doctorLogin, doctorLogin],
  // patients, signed out only
  ['/user/reset-password', 'page', 'page', '/user/top', 'page'],
  ['/user/reset-password/sent-email', 'page', 'page', '/user/top', 'page'],
  ['/user/reset-password/new-password', 'page', 'page', '/user/top', 'page'],
  ['/user/reset-password/complete', 'page', 'page', '/user/top', 'page'],
  // patients, signed in
  ['/user/top', userLogin, userLogin, 'page', userLogin],
  ['/user/catalogs', userLogin, userLogin, 'page', userLogin],
  ['/user/cart', userLogin, userLogin, 'page', userLogin],
  ['/user/order-histories', userLogin, userLogin, 'page', userLogin],
  ['/user/recipes', userLogin, userLogin, 'page', userLogin],
  ['/user/news', userLogin, userLogin, 'page', userLogin],
  // administrators, signed out only
  ['/admins/login', 'page', 'page', 'page', '/admins/approve-doctor'],
  ['/admins/registration/complete', 'page', 'page', 'page', '/admins/approve-doctor'],
  ['/admins/sign-up', 'page', 'page', 'page', '/admins/approve-doctor'],
  ['/admins/sign-up/complete', 'page', 'page', 'page', '/admins/approve-doctor'],
  ['/admins/reset-password', 'page', 'page', 'page', '/admins/approve-doctor'],
  ['/admins/reset-password/sent-email', 'page', 'page', 'page', '/admins/approve-doctor'],
  ['/admins/reset-password/new-password', 'page', 'page', 'page', '/admins/approve-doctor'],
  ['/admins/reset-password/complete', 'page', 'page', 'page', '/admins/approve-doctor'],
  // administrators, signed in
  ['/admins', adminLogin, adminLogin, adminLogin, '/admins/approve-doctor'],
  ['/admins/approve-doctor', adminLogin, adminLogin, adminLogin, 'page'],
  ['/admins/doctors', adminLogin, adminLogin, adminLogin, 'page'],
  ['/admins/recipes', adminLogin, adminLogin, adminLogin, 'page'],
  ['/admins/recipes/registration', adminLogin, adminLogin, adminLogin, 'page'],
  ['/admins/recipes/templates', adminLogin, adminLogin, adminLogin, 'page'],
  ['/admins/registered-doctors', adminLogin, adminLogin, adminLogin, 'page'],
  ['/admins/patients', adminLogin, adminLogin, adminLogin, 'page'],
  ['/admins/orders', adminLogin, adminLogin, adminLogin, 'page'],
  ['/admins/logistics', adminLogin, adminLogin, adminLogin, 'page'],
  ['/admins/logistics/stock', adminLogin, adminLogin, adminLogin, 'page'],
  ['/admins/logistics/settings', adminLogin, adminLogin, adminLogin, 'page'],
  ['/admins/settlements', adminLogin, adminLogin, adminLogin, 'page'],
  ['/admins/settings', adminLogin, adminLogin, adminLogin, 'page'],
  ['/admins/users', adminLogin, adminLogin, adminLogin, 'page'],
  ['/admins/news', adminLogin, adminLogin, adminLogin, 'page'],
  ['/admins/news/new', adminLogin, adminLogin, adminLogin, 'page'],
]

/** What a page itself decides once its guard has let somebody in, for who is let in. */
export const decidedByPage = [
  `/doctors/patients/${nobody}/questionnaire`,
  `/doctors/patients/${nobody}/questionnaire/${nobody}`,
  '/doctors/catalog',
  '/doctors/my-recipe/product/',
  '/admins',
]
