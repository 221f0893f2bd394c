import {
  asAdmin,
  asDoctor,
  asPatient,
  expect,
  expectAccessible,
  test,
  visitor,
} from './fixtures.ts'

/** Every built page, light and dark: axe finds nothing serious, and nothing is wider than a phone. */
const open = [
  '/terms-of-service',
  '/terms-of-service-doctors',
  '/privacy-policy',
  '/no-such-page',
  '/doctors/login',
  '/doctors/registration',
  '/doctors/registration/complete',
  '/doctors/sign-up',
  '/doctors/sign-up/complete',
  '/doctors/reset-password',
  '/doctors/reset-password/sent-email',
  '/doctors/reset-password/new-password',
  '/doctors/reset-password/complete',
  '/user/login',
  '/user/register',
  '/user/register/login',
  '/user/sign-up',
  '/user/sign-up/complete',
  '/user/reset-password',
  '/user/reset-password/sent-email',
  '/user/reset-password/new-password',
  '/user/reset-password/complete',
  '/admins/login',
  '/admins/registration/complete',
  '/admins/sign-up',
  '/admins/sign-up/complete',
  '/admins/reset-password',
  '/admins/reset-password/sent-email',
  '/admins/reset-password/new-password',
  '/admins/reset-password/complete',
]
const doctor = [
  '/doctors/top',
  '/doctors/patients',
  '/doctors/recipes/registration',
  '/doctors/catalogs',
]
const patient = [
  '/user/top',
  '/user/recipes',
  '/user/catalogs',
  '/user/cart',
  '/user/order-histories',
  '/user/news',
]
const admin = [
  '/admins/approve-doctor',
  '/admins/registered-doctors',
  '/admins/doctors',
  '/admins/recipes',
  '/admins/recipes/registration?mode=create',
  '/admins/recipes/templates',
  '/admins/patients',
  '/admins/orders',
  '/admins/logistics',
  '/admins/logistics/stock',
  '/admins/logistics/settings',
  '/admins/settlements',
  '/admins/news',
  '/admins/news/new',
  '/admins/users',
  '/admins/users/audit',
]

for (const scheme of ['light', 'dark'] as const) {
  for (const [who, enter, paths] of [
    ['visitor', visitor, open],
    ['doctor', asDoctor, doctor],
    ['patient', asPatient, patient],
    ['admin', asAdmin, admin],
  ] as const) {
    test(`accessible in ${scheme}: ${who}`, async ({ browser }) => {
      test.setTimeout(240_000)
      const { page, done } = await enter(browser)
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
      for (const path of paths) {
        await page.goto(path, { waitUntil: 'networkidle' })
        await expect(page.locator('h1')).toHaveCount(1)
        await test.step(path, () => expectAccessible(page))
      }
      await page.setViewportSize({ width: 390, height: 844 })
      for (const path of paths) {
        await page.goto(path, { waitUntil: 'networkidle' })
        const [content, screen] = await page.evaluate(() => [
          document.documentElement.scrollWidth,
          document.documentElement.clientWidth,
        ])
        expect(content, `${path} at 390 px`).toBeLessThanOrEqual(screen ?? 0)
      }
      await done()
    })
  }
}

test('details of one object are accessible too', async ({ browser }) => {
  test.setTimeout(120_000)
  const asked = await asAdmin(browser)
  const first = async (path: string) =>
    ((await (await asked.context.request.get(path)).json()) as { data: { id: string }[] }).data[0]
      ?.id
  const paths = [
    `/admins/doctors/${await first('/api/admin/doctors')}`,
    `/admins/recipes/${await first('/api/admin/recipes')}`,
    `/admins/recipes/templates/${await first('/api/admin/templates')}`,
    `/admins/patients/${await first('/api/admin/patients')}`,
    `/admins/orders/detail/${await first('/api/admin/orders')}`,
    `/admins/settlements/detail/${await first('/api/admin/settlements')}`,
  ]
  for (const path of paths) {
    await asked.page.goto(path, { waitUntil: 'networkidle' })
    await test.step(path, () => expectAccessible(asked.page))
  }
  await asked.done()
  const own = await asDoctor(browser)
  const { data } = (await (await own.context.request.get('/api/doctor/patients')).json()) as {
    data: { id: string }[]
  }
  for (const path of [
    `/doctors/patients/${data[0]?.id}`,
    `/doctors/patients/${data[0]?.id}/recipes`,
  ]) {
    await own.page.goto(path, { waitUntil: 'networkidle' })
    await test.step(path, () => expectAccessible(own.page))
  }
  await own.done()
})
