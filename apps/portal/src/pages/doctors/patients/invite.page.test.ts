import { hasKeptInput } from '@officina/ui/keptInput.ts'
import { queryClient } from '../../../queryClient.ts'
import {
  addedPatient,
  dataOf,
  edited,
  expect,
  expectAccessible,
  fillInvitation,
  made,
  testAs,
} from '../../../testing/page.tsx'

const test = testAs('doctor')

test('a first recipe and a questionnaire go with the invitation', async ({ page }) => {
  const draft = await made(page.request, 'POST', '/api/doctor/recipes', {})
  await edited(page.request, `/api/doctor/recipes/${draft.id}`, { label: 'Winter skin' })
  await page.goto('/doctors/patients')
  await page.getByRole('link', { name: 'Invite patient' }).first().click()
  const panel = page.getByRole('dialog', { name: /Invite/ })
  await fillInvitation(panel, ['Lindgren', 'Astrid', 'astrid.lindgren@example.org'])
  await panel.getByLabel(/^Questionnaire/).selectOption({ index: 1 })
  await panel.getByLabel(/^First recipe/).selectOption({ label: 'Winter skin (0 products)' })
  await expectAccessible(page)
  await panel.getByLabel('Last name').press('Enter')
  await expect(page.getByText(/^Invitation sent to astrid/)).toBeVisible()
  await expect(page).toHaveURL(/\/doctors\/patients\/[0-9a-f-]{36}/)
  const patientId = page.url().split('/').at(-1)
  const saved = await dataOf(page.request, `/api/doctor/recipes/${draft.id}`)
  expect(saved.patient.id).toBe(patientId)
  // the way back leads to the list, not to the empty form; the panel holds it back while it is there
  await expect(panel).toBeHidden()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Patients' })).toBeVisible()
  await expect(page).toHaveURL(/\/doctors\/patients$/)
  await expect(panel).toBeHidden()
})

test('a patient changed elsewhere meanwhile is not written over', async ({ page }) => {
  const id = await addedPatient(page.request, 'Ada', 'Stale')
  const at = `/api/doctor/patients/${id}`
  await page.goto(`/doctors/patients/${id}?panel=edit`)
  const panel = page.getByRole('dialog')
  await panel.getByLabel('First name').fill('Mine')
  // what is read anew comes in below what is typed
  const change = (patch: object) => edited(page.request, at, patch)
  await change({ tags: ['winter'] })
  await queryClient.invalidateQueries()
  await expect(panel.getByLabel('Tags')).toHaveValue('winter')
  await expect(panel.getByLabel('First name')).toHaveValue('Mine')
  await change({ first_name: 'Theirs' })
  await panel.getByRole('button', { name: 'Save changes' }).click()
  await expect(
    panel
      .getByRole('alert')
      .filter({ hasText: /changed/ })
      .first(),
  ).toBeVisible()
  await expect(panel.getByLabel('First name')).toHaveValue('Mine')
  const kept = await dataOf(page.request, at)
  expect(kept.first_name).toBe('Theirs')
  await panel.getByRole('button', { name: 'Load the latest version' }).click()
  await expect(panel.getByLabel('First name')).toHaveValue('Theirs')
  // nothing is left that would hold the page back
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  expect(hasKeptInput()).toBe(false)
})

test('several patients get a tag at once; who is refused is named', async ({ page }) => {
  await page.goto('/doctors/patients?status=active')
  const boxes = page.getByRole('table').getByRole('checkbox')
  await boxes.nth(1).check()
  await boxes.nth(2).check()
  const bar = page.getByRole('group', { name: 'Selected patients' })
  await expect(bar).toContainText('2 patients selected')
  await expectAccessible(page)
  await bar.getByRole('button', { name: 'Add tag' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a tag to 2 patients' })
  await dialog.getByLabel('Tag').fill('winter')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Add tag' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('2 patients tagged')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Tag: winter' })).toHaveCount(2)
  await boxes.nth(1).check()
  await bar.getByRole('button', { name: 'Send invitations' }).click()
  const question = page.getByRole('dialog')
  await question.getByRole('button', { name: 'Send invitations' }).click()
  await expect(question.getByRole('alert').first()).toContainText('These patients were skipped')
})
