import {
  asDoctor,
  dataOf,
  expect,
  expectAccessible,
  filtered,
  type Locator,
  linkOf,
  type Page,
  readMail,
  signInOn,
  test,
  visitor,
} from '../../testing/page.tsx'

// a patient who has answered once before and whom no other test signs in
const answerer = 'rossi@officina.test'

test('a questionnaire is sent, filled in over two visits, read, compared and corrected', async () => {
  const { page } = await asDoctor()
  const rows = await dataOf(page.request, filtered('/api/doctor/patients', { q: answerer }))
  const list = `/doctors/patients/${rows[0].id}/questionnaire`

  await test.step('the doctor sends it', async () => {
    await page.goto(list)
    await page.getByRole('button', { name: 'Send questionnaire' }).first().click()
    const panel = page.getByRole('dialog', { name: /^Send a questionnaire to/ })
    await panel.getByLabel('Questionnaire').selectOption({ label: 'First visit' })
    await panel.getByLabel(/^Message/).fill('Before our next talk.')
    await expectAccessible(page)
    await panel.getByRole('button', { name: 'Send questionnaire' }).click()
    await expect(panel).toBeHidden()
  })

  const home = await visitor()
  const form = home.page.getByRole('dialog', { name: 'First visit' })
  const next = form.getByRole('button', { name: 'Next' })
  await test.step('the link of the mail leads through the sign-in to the form', async () => {
    const mail = await readMail(page.request, answerer, /questionnaire_sent/)
    expect(mail.text).toContain('Before our next talk.')
    await home.page.goto(linkOf(mail))
    await expect(home.page).toHaveURL(/\/user\/login\?/)
    await signInOn(home.page, answerer)
    await expect(form.getByText('Before our next talk.')).toBeVisible()
    await expectAccessible(home.page)
  })

  await test.step('what was filled in is there after a reload', async () => {
    await form.getByLabel('Height').fill('172')
    await form.getByLabel('Weight').fill('61')
    await form.getByLabel('Height').fill('1720')
    await next.click()
    await expect(form.getByText('Enter a number from 50 to 250.')).toBeVisible()
    await form.getByLabel('Height').fill('168')
    await next.click()
    await form.getByRole('checkbox', { name: 'Sleep' }).check()
    await expect(form.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible()
    await home.page.reload()
    await expect(form.getByText(/^3 of/)).toBeVisible()
    await form.getByRole('button', { name: 'Back' }).click()
    await expect(form.getByRole('checkbox', { name: 'Sleep' })).toBeChecked()
    await form.getByRole('button', { name: 'Back' }).click()
    await expect(form.getByLabel('Height')).toHaveValue('168')
  })

  await test.step('the rest is filled in and sent', async () => {
    const send = form.getByRole('button', { name: 'Send to my doctor' })
    while (!(await send.isVisible())) {
      await fillSection(form)
      const heading = await form.getByRole('heading', { level: 3 }).innerText()
      await next.click()
      await expect(form.getByRole('heading', { level: 3 })).not.toHaveText(heading)
    }
    await form.getByRole('checkbox', { name: /may use these answers/ }).check()
    await send.click()
    await expect(form.getByText(/^You sent these answers to/)).toBeVisible()
    await home.done()
  })

  await test.step('the doctor reads flags and scores, and corrects an answer', async () => {
    const mail = await readMail(page.request, 'doctor@officina.test', /questionnaire_submitted/)
    expect(mail.text).not.toContain('Latex')
    await page.goto(linkOf(mail))
    await expect(page.getByRole('heading', { level: 1, name: 'First visit' })).toBeVisible()
    const flags = page.getByRole('alert', { name: 'Needs attention' })
    await expect(flags).toContainText(/allerg/i)
    await expect(page.getByRole('region', { name: 'Scores' })).toContainText('6 of 6')
    await expectAccessible(page)
    const terms = page.getByRole('main').locator('dt')
    const all = await terms.count()
    const only = page.getByRole('button', { name: /^Only changes \(\d+\)$/ })
    await only.click()
    expect(await terms.count()).toBeLessThan(all)
    await expect(page.getByText('Changed', { exact: true })).toHaveCount(
      Number(/\d+/.exec(await only.innerText())?.[0]),
    )
    await only.click()
    await expect(terms).toHaveCount(all)
    await page.getByRole('button', { name: 'Amend answers' }).click()
    await expect(page.getByText(/^Last time \(/).first()).toBeVisible()
    await page.getByRole('textbox', { name: 'Weight' }).fill('6600')
    await page.getByRole('button', { name: 'Save corrections' }).click()
    await expect(page.getByText(/^Enter a number from/)).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.getByRole('textbox', { name: 'Weight' }).fill('66')
    await page.getByRole('button', { name: 'Save corrections' }).click()
    const ask = page.getByRole('dialog', { name: 'Save one correction?' })
    await ask.getByRole('button', { name: 'Save corrections' }).click()
    await expect(ask.getByText(/^Enter a reason/)).toBeVisible()
    await ask.getByRole('textbox').fill('Weighed at the clinic')
    await ask.getByRole('button', { name: 'Save corrections' }).click()
    await expect(page.getByText(/Before: 61.*Weighed at the clinic/)).toBeVisible()
  })

  await test.step('the list shows flags, and scores over time as lines and as a table', async () => {
    await page.goto(list)
    await expect(page.getByRole('row').filter({ hasText: 'Corrected' })).toBeVisible()
    await expect(page.getByRole('alert', { name: 'Before writing a recipe' })).toContainText(
      'Latex',
    )
    const chart = page.getByRole('region', { name: 'Scores over time' })
    await expect(chart.getByRole('img', { name: /^Sleep: .*→ 6$/ })).toBeVisible()
    await chart.getByRole('button', { name: 'Show as table' }).click()
    const sleep = chart.getByRole('row').filter({ hasText: 'Sleep' })
    await expect(sleep.getByRole('cell').last()).toHaveText('6')
    await expectAccessible(page)
  })

  await test.step('two are compared, and saved as PDF in the language that is read', async () => {
    const rows = page.getByRole('row').filter({ has: page.getByRole('cell') })
    const done = rows.filter({ hasText: /Submitted|Corrected/ })
    await expect(done.first().getByRole('checkbox')).toHaveAccessibleName(
      / of \d{1,2} \w{3} \d{4}$/,
    )
    await done.first().getByRole('checkbox').check()
    await expect(page.getByText('Choose two questionnaires to compare them.')).toBeVisible()
    await done.last().getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Compare', exact: true }).click()
    const both = page.getByRole('dialog', { name: 'Compare two questionnaires' })
    const weight = both.getByRole('row').filter({ hasText: 'Weight' })
    await expect(weight.getByRole('cell').last()).toHaveText(/^66/)
    const differing = await both.getByRole('row').count()
    await both.getByLabel('Differences only').uncheck()
    await expect.poll(() => both.getByRole('row').count()).toBeGreaterThan(differing)
    await expectAccessible(page)
    await both.getByRole('button', { name: 'Close' }).click()
    await openMenu(done.first())
    const file = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: 'Download PDF' }).click()
    const bytes = await (await file).content()
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  })

  await test.step('one that waits is reminded of once, withdrawn, and not asked for any more', async () => {
    await page.getByRole('button', { name: 'Send questionnaire' }).first().click()
    const panel = page.getByRole('dialog', { name: /^Send a questionnaire to/ })
    await panel.getByLabel('Questionnaire').selectOption({ label: 'First visit' })
    await panel.getByRole('button', { name: 'Send questionnaire' }).click()
    await expect(panel).toBeHidden()
    const waiting = page
      .getByRole('row')
      .filter({ hasText: /First visit/ })
      .first()
    await expect(waiting).toContainText('Sent')
    await ask(page, waiting, 'Send reminder')
    await expect(page.getByText('Reminder sent')).toBeVisible()
    const again = await ask(page, waiting, 'Send reminder')
    await expect(again.getByRole('alert')).toHaveText(/\S/)
    await again.getByRole('button', { name: 'Cancel', exact: true }).click()
    await ask(page, waiting, 'Withdraw')
    await expect(waiting).toContainText('Stopped')
    await openMenu(waiting)
    await expect(page.getByRole('menuitem')).toHaveText(['Download PDF'])
    await page.keyboard.press('Escape')
    await ask(
      page,
      page.getByRole('row').filter({ hasText: 'Corrected' }),
      'Mark as entered in error',
      'Of another person',
    )
    await expect(page.getByRole('row').filter({ hasText: 'Entered in error' })).toBeVisible()
  })
})

const openMenu = (row: Locator) => row.getByRole('button', { name: /^Actions for/ }).click()

/** Chooses an action of a row and confirms it. */
async function ask(page: Page, row: Locator, verb: string, reason?: string): Promise<Locator> {
  await openMenu(row)
  await page.getByRole('menuitem', { name: verb }).click()
  const dialog = page.getByRole('dialog')
  if (reason) await dialog.getByRole('textbox').fill(reason)
  await dialog.getByRole('button', { name: verb }).click()
  return dialog
}

/** Answers everything that is open: the strongest of each scale, yes to allergies, no to everything else. */
async function fillSection(form: ReturnType<Page['getByRole']>): Promise<void> {
  for (const group of await form.getByRole('group').all()) {
    const choices = group.getByRole('radio')
    const isOpen =
      (await choices.count()) > 0 &&
      (await group.getByRole('radio', { checked: true }).count()) === 0
    if (!isOpen) continue
    const isAllergy = (await group.innerText()).includes('Do you have allergies?')
    await (isAllergy ? choices.first() : choices.last()).check()
  }
  const against = form.getByLabel('What are you allergic to?')
  if (await against.isVisible()) await against.fill('Latex')
}
