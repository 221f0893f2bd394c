import { dataOf, expect, expectAccessible, filtered, type Page, test } from '../testing/page.tsx'

test('console: what is typed without a connection stays, is guarded, and is saved once it is back', async ({
  page,
  context,
}) => {
  const id = await anApprovedDoctor(page)
  const note = page.getByLabel(/^Internal note/)
  const told = page.getByText(
    'The server cannot be reached. What you typed is still here. Try again.',
  )
  const main = page.getByRole('navigation', { name: 'Menu' })
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  const patients = main.getByRole('link', { name: 'Patients' })
  await page.goto(`/admins/doctors/${id}?tab=edit`)

  await test.step('saving says that it is the connection', async () => {
    await note.fill('Written without a connection')
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(told).toBeVisible()
    await expect(note).toHaveValue('Written without a connection')
    await expect(page.getByText('Internal Server Error')).toHaveCount(0)
  })

  await test.step('leaving is asked about', async () => {
    await patients.click()
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Stay' }).click()
    await expect(note).toHaveValue('Written without a connection')
  })

  await test.step('with the connection it is saved', async () => {
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    const { internal_note } = await dataOf(page.request, `/api/admin/doctors/${id}`)
    expect(internal_note).toBe('Written without a connection')
    await patients.click()
    await expect(page).toHaveURL(/\/patients/)
  })

  await test.step('a command says the same in its dialog', async () => {
    await page.goto(`/admins/doctors/${id}`)
    await page.getByRole('button', { name: 'Suspend' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Reason', { exact: true }).selectOption({ index: 1 })
    await dialog.getByRole('textbox', { name: /^Reason/ }).fill('Licence in doubt')
    await context.setOffline(true)
    await dialog.getByRole('button', { name: 'Suspend' }).click()
    await expect(dialog.getByText(/^The server cannot be reached/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Cancel', exact: true }).click()
  })

  await test.step('a page stays within the frame, and comes by itself', async () => {
    await patients.click()
    await expect(page.getByText(/This page loads when the connection is back/)).toBeVisible()
    await expect(page.getByText('Internal Server Error')).toHaveCount(0)
    await expect(main).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByRole('row').nth(1)).toBeVisible()
  })
})

async function anApprovedDoctor(page: Page): Promise<string> {
  const approved = filtered('/api/admin/doctors', { status: ['approved'] })
  const [doctor] = await dataOf(page.request, `${approved}&range=[0,0]`)
  return doctor.id
}
