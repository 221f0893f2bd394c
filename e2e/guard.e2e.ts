import { asAdmin, asDoctor, asPatient, expect, test } from './fixtures.ts'

/**
 * Where one lands: typed by hand from the specification, section 2. `page` = the page itself,
 * `missing` = not-found (a page that is not built yet or somebody else's, still behind its guard).
 */
type Landing = 'page' | 'missing' | `/${string}`
type Row = [path: string, out: Landing, doctor: Landing, patient: Landing, admin: Landing]

const doctorLogin = '/doctors/login'
const userLogin = '/user/login'
const adminLogin = '/admins/login'
const nobody = '0193a5b2-0000-7000-8000-00000000dead'

const table: Row[] = [
  // open to anyone
  ['/terms-of-service', 'page', 'page', 'page', 'page'],
  ['/terms-of-service-doctors', 'page', 'page', 'page', 'page'],
  ['/privacy-policy', 'page', 'page', 'page', 'page'],
  ['/no-such-page', 'missing', 'missing', 'missing', 'missing'],
  ['/user/login', 'page', 'page', 'page', 'page'],
  ['/user/register', 'page', 'page', 'page', 'page'],
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
  ['/admins/users', adminLogin, adminLogin, adminLogin, 'page'],
  ['/admins/news', adminLogin, adminLogin, adminLogin, 'page'],
  ['/admins/news/new', adminLogin, adminLogin, adminLogin, 'page'],
]

const missingTitle = /Page not found|cannot find this page/i
/** Without a product the page leads on, maybe before the guard has asked who it is. */
const sentOn: Record<string, string> = { '/doctors/my-recipe/product/': '/doctors/my-recipe' }

const columns = [
  { who: 'signed out', index: 1, open: undefined },
  { who: 'doctor', index: 2, open: asDoctor },
  { who: 'patient', index: 3, open: asPatient },
  { who: 'admin', index: 4, open: asAdmin },
] as const

for (const { who, index, open } of columns) {
  test(`where one lands: ${who}`, async ({ browser }) => {
    test.setTimeout(240_000)
    const person = open ? await open(browser) : undefined
    const context = person?.context ?? (await browser.newContext())
    const page = person?.page ?? (await context.newPage())
    for (const row of table) {
      const [path] = row
      const expected = row[index]
      await page.goto(path)
      await expect(page.locator('h1'), `${who} at ${path} has one heading`).toHaveCount(1)
      await expect(
        page.locator('footer, [role=contentinfo]').first(),
        `${who} at ${path} has a footer`,
      ).toBeVisible()
      const target = expected === 'page' || expected === 'missing' ? path : expected
      await expect
        .poll(() => new URL(page.url()).pathname.replace(/(.)\/$/, '$1'), {
          message: `${who} at ${path}`,
        })
        .toBe(target.replace(/(.)\/$/, '$1'))
      if (expected === 'missing') await expect(page, `${who} at ${path}`).toHaveTitle(missingTitle)
      else await expect(page, `${who} at ${path}`).not.toHaveTitle(missingTitle)
      await expect(page, `${who} at ${path} has a title of its own`).not.toHaveTitle('Officina')
      if (target.endsWith('/login') && target !== path && path !== '/admins') {
        expect(
          new URL(page.url()).searchParams.get('next'),
          `${who} at ${path} comes back`,
        ).toContain(sentOn[path] ?? path.replace(/(.)\/$/, '$1'))
      }
    }
    if (person) await person.done()
    else await context.close()
  })
}
