import {
  asDoctor,
  asPatient,
  type Calls,
  dataOf,
  expect,
  expectAccessible,
  filtered,
  heldReads,
  issuedRecipe,
  joinedPatient,
  made,
  orderAll,
  readMail,
  send,
  test,
} from '../../testing/page.tsx'

test.deep('a patient asks a question, and the doctor answers it from the queue', async () => {
  const patient = await asPatient()
  const doctor = await asDoctor()
  const question = `Morning or evening? ${Date.now()}`

  await patient.page.goto('/user/top?panel=requests')
  const mine = patient.page.getByRole('dialog', { name: /^(My requests|担当医へのリクエスト)$/ })
  await mine.getByRole('button', { name: /^(Ask a question|質問する)$/ }).click()
  const form = patient.page.getByRole('dialog', { name: /^(Ask your doctor|担当医への質問)$/ })
  await form.getByRole('button', { name: /^(Send|送信)$/ }).click()
  await expect(form.getByText(/Write your question|質問を入力/)).toBeVisible()
  await form.getByRole('textbox').fill(question)
  await expectAccessible(patient.page)
  await form.getByRole('button', { name: /^(Send|送信)$/ }).click()
  await expect(mine.getByRole('listitem').filter({ hasText: question })).toBeVisible()

  const { page } = doctor
  const data = await dataOf(page.request, '/api/doctor/requests')
  const asked = data.find((each: { message: string }) => each.message === question)
  await page.goto(`/doctors/top?panel=requests&request=${asked.id}`)
  const card = page.getByRole('listitem').filter({ hasText: question })
  await expect(card).toBeFocused()
  // nothing is sent without an answer
  await card.getByRole('button', { name: /^(Answer|回答する)/ }).click()
  const empty = page.getByRole('dialog', { name: /^Answer |への回答$/ })
  await empty.getByRole('button', { name: /^(Answer|回答する)$/ }).click()
  await expect(empty.getByText('Write a few words.')).toBeVisible()
  await empty.getByRole('button', { name: 'Cancel', exact: true }).click()
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
})

test('a request that was taken back meanwhile is not answered', async () => {
  const patient = await asPatient()
  const doctor = await asDoctor()
  const message = `Never mind ${Date.now()}`
  const asked = await made(patient.context.request, 'POST', '/api/patient/requests', {
    kind: 'question',
    message,
  })
  const { page } = doctor
  await page.goto(`/doctors/top?panel=requests&request=${asked.id}`)
  const card = page.getByRole('listitem').filter({ hasText: message })
  await card.getByRole('button', { name: /^Answer/ }).click()
  const answer = page.getByRole('dialog', { name: /^Answer / })
  await answer.getByRole('textbox').fill('Twice a day.')
  await send(patient.context.request, 'POST', `/api/patient/requests/${asked.id}/withdraw`, {
    revision: asked.revision,
  })
  await answer.getByRole('button', { name: 'Answer', exact: true }).click()
  await expect(answer.getByRole('alert').filter({ hasText: /\S/ }).first()).toBeVisible()
  await expect(answer.getByRole('textbox')).toHaveValue('Twice a day.')
  const data = await dataOf(patient.context.request, '/api/patient/requests')
  const kept = data.find((each: { id: string }) => each.id === asked.id)
  expect(kept).toMatchObject({ status: 'withdrawn', note: null })
  // what was asked about is gone once the dialog is
  await answer.getByRole('button', { name: 'Cancel', exact: true }).click()
  await expect(card).toBeHidden()
})

test('refills and products: approved by rule, with changes, declined by code, put on a draft', async () => {
  const doctor = await asDoctor()
  const { page } = doctor
  const patient = await joinedPatient(page.request, {
    first_name: 'Ruth',
    last_name: 'Reed',
    email: 'ruth.reed@example.org',
  })
  const recipe = await issuedRecipe(page.request, patient.id, 3)
  await orderAll(patient.context.request, recipe.id)
  const [first, second, third] = recipe.lines.map((line) => line.product.title)
  const home = patient.page

  async function askRefill(title: string | undefined, message: string) {
    await home.goto(`/user/recipes?id=${recipe.id}`)
    await home.getByRole('button', { name: `Ask my doctor about ${title}` }).click()
    const form = home.getByRole('dialog', { name: `Request a refill: ${title}` })
    if (message) await form.getByRole('textbox').fill(message)
    await form.getByRole('button', { name: 'Send' }).click()
    await expect(form).toBeHidden()
  }
  const cardOf = (title: string | undefined) =>
    page
      .getByRole('listitem')
      .filter({ hasText: 'Reed' })
      .filter({ hasText: title ?? '' })

  await test.step('a rule approves the same refill at once', async () => {
    await page.goto('/doctors/top?panel=requests&tab=rules')
    await page.getByRole('checkbox', { name: 'Approve automatically' }).check()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    await askRefill(first, '')
    await expect(home.getByText('Approved. You can order it now.')).toBeVisible()
    await expect(home.getByRole('checkbox', { name: new RegExp(`${first}`) })).toBeVisible()
    await page.goto('/doctors/top?panel=requests&tab=decided')
    await expect(cardOf(first)).toContainText('Approved by rule')
    await page.goto('/doctors/top?panel=requests&tab=rules')
    await page.getByRole('checkbox', { name: 'Approve automatically' }).uncheck()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  })

  await test.step('one is declined by a code, one approved with changes', async () => {
    await askRefill(second, 'I am on a journey')
    await askRefill(third, 'Half of it would do')
    await page.goto('/doctors/top?panel=requests')
    await cardOf(second)
      .getByRole('button', { name: /^Decline/ })
      .click()
    const decline = page.getByRole('dialog', { name: /^Decline .*request/ })
    await decline.getByLabel('Reason').selectOption({ label: 'A visit is needed first' })
    await expectAccessible(page)
    const reads = await heldReads(page, /\/api\/doctor\/requests/)
    await decline.getByRole('button', { name: 'Decline' }).click()
    await reads.begun()
    await expect(decline).toBeHidden()
    await expect(cardOf(second).getByRole('button')).toHaveCount(0)
    await reads.release()
    await expect(cardOf(second)).toBeHidden()
    await cardOf(third)
      .getByRole('button', { name: /^Approve with changes/ })
      .click()
    const change = page.getByRole('dialog', { name: /with changes\?$/ })
    await change.getByRole('button', { name: 'Approve with changes' }).click()
    await expect(change.getByText('Write a few words.')).toBeVisible()
    await change.getByRole('textbox').fill('One a day from now on')
    await change.getByRole('button', { name: 'Approve with changes' }).click()
    await expect(cardOf(third)).toBeHidden()
    // notices come one after the other
    await page.getByRole('button', { name: 'Open draft' }).click()
    await expect(page).toHaveURL(/\/doctors\/recipes\/registration\?recipe=.*mode=edit/)
    await expect(page.getByRole('textbox', { name: 'Patient', exact: true })).toHaveValue(/Reed/)
  })

  await test.step('a product that needs a recipe is asked for and put on a draft', async () => {
    const { catalogId, wanted } = await recipeOnly(home.request)
    await home.goto(`/user/catalogs/${catalogId}?product=${wanted.id}`)
    await home.getByRole('button', { name: `Ask my doctor about ${wanted.title}` }).click()
    const form = home.getByRole('dialog', { name: `Request ${wanted.title}` })
    await form.getByRole('button', { name: 'Send' }).click()
    await expect(form).toBeHidden()
    await page.goto('/doctors/top?panel=requests&tab=decided')
    await cardOf(third).getByRole('link', { name: 'View recipe' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Reed')
    await page.goto('/doctors/top?panel=requests')
    await cardOf(wanted.title)
      .getByRole('button', { name: /^Approve:/ })
      .click()
    await page
      .getByRole('dialog', { name: /^Approve .*request/ })
      .getByRole('button', { name: 'Approve', exact: true })
      .click()
    await page.getByRole('button', { name: 'Open draft' }).click()
    await expect(page.getByRole('main')).toContainText(wanted.title)
  })

  await test.step('the patient reads what became of each', async () => {
    await home.goto('/user/top?panel=requests')
    const mine = (title: string | undefined) =>
      home
        .getByRole('dialog')
        .getByRole('listitem')
        .filter({ hasText: title ?? '' })
    await expect(mine(first)).toContainText('Approved')
    await expect(mine(second)).toContainText('A visit is needed first')
    await expect(mine(third)).toContainText('One a day from now on')
    const mail = await readMail(page.request, patient.email, /^About your request$/)
    expect(mail.text).toContain('You need a visit first.')
  })
})

/** A product that is sold on a recipe alone, in a catalog that shows it. */
async function recipeOnly(patient: Calls) {
  const shop = await dataOf(patient, '/api/patient/catalogs')
  for (const { id } of shop.catalogs) {
    const shelf = filtered('/api/patient/products', { catalog_id: id, in_stock: true })
    const products = await dataOf(patient, `${shelf}&range=[0,99]`)
    const wanted = products.find((each: { needs_recipe: boolean }) => each.needs_recipe)
    if (wanted) return { catalogId: id as string, wanted: wanted as { id: string; title: string } }
  }
  throw new Error('no catalog has a product that needs a recipe')
}
