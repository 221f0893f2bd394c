import { demo, expect, signInOn, test } from '../../../testing/page.tsx'

test('a doctor signs in and comes to the page that was asked for', async ({ page }) => {
  await page.goto('/doctors/patients')
  await expect(page).toHaveURL(/\/doctors\/login\?next=%2Fdoctors%2Fpatients$/)
  await signInOn(page, demo.doctor)
  await expect(page).toHaveURL(/doctors\/patients$/)
  await expect(page.getByRole('heading', { level: 1, name: /^Patients/ })).toBeVisible()
})
