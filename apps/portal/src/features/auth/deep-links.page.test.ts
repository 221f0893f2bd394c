import { asDoctor, asPatient, dataOf, expect, test } from '../../testing/page.tsx'

test('old and mistyped links show the list they can', async () => {
  const clinic = await asDoctor()
  const home = await asPatient()
  const rows = clinic.page.getByRole('table', { name: 'Patients' }).getByRole('row')
  for (const query of ['page=999', 'added_from=zzz', 'sort=x', 'status=zzz', 'page=abc']) {
    await clinic.page.goto(`/doctors/patients?${query}`)
    await expect(rows.nth(2), query).toBeVisible()
  }
  await clinic.page.goto('/doctors/patients?q=%00')
  await expect(rows.nth(2)).toBeVisible()
  await clinic.page.goto('/doctors/recipes/registration?mode=edit&recipe=nope')
  await expect(clinic.page.getByRole('heading', { name: 'We cannot find this page' })).toBeVisible()
  await home.page.goto('/user/order-histories?page=999&status=zzz')
  await expect(home.page.getByRole('link', { name: /^O-/ }).first()).toBeVisible()
  await home.page.goto('/user/recipes?label=zzz')
  await expect(home.page.getByRole('button', { name: 'Clear filters' })).toBeVisible()
})

test('recipes that do not fit on one page are on the next', async () => {
  const { page } = await asPatient()
  const data = await dataOf(page.request, '/api/patient/recipes')
  await page.route(/\/api\/patient\/recipes\?/, (route) => {
    const range = new URL(route.request().url()).searchParams.get('range')
    const [from, rows] = range === '[50,99]' ? [50, data.slice(0, 1)] : [0, data]
    return route.fulfill({
      json: { data: rows },
      headers: { 'content-range': `recipes ${from}-${from + rows.length - 1}/51` },
    })
  })
  await page.goto('/user/recipes')
  const cards = page.getByRole('navigation', { name: 'My recipes' }).getByRole('listitem')
  await expect(cards).toHaveCount(data.length)
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(cards).toHaveCount(1)
  await expect(page.getByText('51–51 of 51')).toBeVisible()
})
