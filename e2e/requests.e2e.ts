import { asDoctor, asPatient, expect, expectAccessible, test } from './fixtures.ts'

test('a patient asks a question, and the doctor answers it from the queue', async ({ browser }) => {
  const patient = await asPatient(browser)
  const doctor = await asDoctor(browser)
  const question = `Morning or evening? ${Date.now()}`

  await patient.page.goto('/user/top?panel=requests')
  const mine = patient.page.getByRole('dialog', { name: /^(My requests|担当医への依頼)$/ })
  await mine.getByRole('button', { name: /^(Ask a question|質問する)$/ }).click()
  const form = patient.page.getByRole('dialog', { name: /^(Ask your doctor|担当医への質問)$/ })
  await form.getByRole('button', { name: /^(Send|送信)$/ }).click()
  await expect(form.getByText(/Write your question|質問を入力/)).toBeVisible()
  await form.getByRole('textbox').fill(question)
  await expectAccessible(patient.page)
  await form.getByRole('button', { name: /^(Send|送信)$/ }).click()
  await expect(mine.getByRole('listitem').filter({ hasText: question })).toBeVisible()

  const { page } = doctor
  await page.goto('/doctors/top?panel=requests')
  const card = page.getByRole('listitem').filter({ hasText: question })
  await card.getByRole('button', { name: /^(Answer|回答する)/ }).click()
  const answer = page.getByRole('dialog', { name: /^Answer |への回答$/ })
  await answer.getByRole('textbox').fill('In the evening.')
  await expectAccessible(page)
  await answer.getByRole('button', { name: /^(Answer|回答する)$/ }).click()
  await expect(card).toBeHidden()

  await patient.page.reload()
  await expect(mine.getByRole('listitem').filter({ hasText: question })).toContainText(
    'In the evening.',
  )
  await doctor.done()
  await patient.done()
})
