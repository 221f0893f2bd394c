import { asDoctor, asPatient, expect, test } from '../../testing/page.tsx'

test('old and mistyped links show the list they can', async ({ browser }) => {
  const clinic = await asDoctor(browser)
  const home = await asPatient(browser)
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
