import { asPatient, expect, expectAccessible, test } from './fixtures.ts'

const title = 'Our terms have changed'

test('a patient who accepted an older version is asked once', async ({ browser }) => {
  const patient = await asPatient(browser, 'nguyen@officina.test')
  const { page, context } = patient
  expect((await context.request.get('/api/patient/cart')).status()).toBe(403)
  await page.goto('/user/recipes')
  const dialog = page.getByRole('dialog', { name: title })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  const opened = context.waitForEvent('page')
  await dialog.getByRole('link', { name: 'What changed' }).first().click()
  const legal = await opened
  await expect(legal.getByRole('heading', { name: /What changed since/ })).toBeInViewport()
  await legal.close()
  await dialog.getByRole('button', { name: 'Accept and continue' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Recipes')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Recipes')
  await expect(dialog).toBeHidden()
  await patient.done()
})
