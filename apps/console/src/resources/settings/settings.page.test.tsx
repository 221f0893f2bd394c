import { asAdmin, edited, expect, expectAccessible, save, test } from '../../testing/page.tsx'

test('a setting shows its default, what a value would do and where it is used; a change is in the history', async ({
  page,
}) => {
  await page.goto('/admins/settings')
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'Sales' }).click()
  const days = page.getByRole('textbox', { name: /^Return window/ })
  await expect(days).toHaveValue('30')
  await expect(page.getByText('Default: 30 days')).toBeVisible()
  await expectAccessible(page)
  await days.fill('3000')
  await expect(page.getByText(/orders could be returned today/)).toBeVisible()
  await days.fill('4000')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(days).toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('button', { name: /^Reset to default: Return window/ }).click()
  await expect(days).toHaveValue('30')
  await days.fill('14')
  // a limit that cannot be read is not the same as none
  const limit = page.getByLabel(/^Refunds that need a second administrator/)
  await limit.fill('750,00')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(limit).toBeFocused()
  await expect(limit).toHaveValue('750,00')
  await expect(limit).toHaveAttribute('aria-invalid', 'true')
  await limit.fill('750.00')
  await save(page)
  await expect(limit).toHaveValue('750.00')
  await expect(page.getByText(/^Changed .* by Mika Sato/).first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'History' })).toContainText('Return window')
})

test('bounds are told in the unit that is typed', async ({ page }) => {
  await page.goto('/admins/settings/commission')
  await page.getByRole('textbox', { name: /^Default rate \(%\)/ }).fill('150')
  await page.getByRole('textbox', { name: /^Minimum payout \(USD\)/ }).fill('20000000')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Enter 100 or less.')).toBeVisible()
  await expect(page.getByText('Enter 10000000.00 or less.')).toBeVisible()
})

test('two owners at once: what was typed is kept, and theirs is shown first', async ({ page }) => {
  await page.goto('/admins/settings/company')
  const name = page.getByRole('textbox', { name: /^Company name/ })
  await expect(name).toHaveValue('Officina Demo Dispensary, Inc.')
  await name.fill('Kingsway Dispensary Ltd')
  await page.getByRole('textbox', { name: /^Support email/ }).fill('help')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('textbox', { name: /^Support email/ })).toHaveAttribute(
    'aria-invalid',
    'true',
  )
  await page.getByRole('textbox', { name: /^Support email/ }).fill('help@kingsway.example')
  const path = '/api/admin/settings/company'
  await edited(page.request, path, { phone: '+1 212 555 0199' })
  await page.getByRole('button', { name: 'Save' }).click()
  const dialog = page.getByRole('dialog', { name: 'Someone else saved changes first' })
  await expect(dialog).toContainText('+1 212 555 0199')
  await dialog.getByRole('button', { name: 'Keep my changes' }).click()
  await expect(dialog).toHaveCount(0)
  await page.reload()
  await expect(name).toHaveValue('Kingsway Dispensary Ltd')
  await expect(page.getByRole('textbox', { name: /^Phone/ })).toHaveValue('+1 212 555 0199')
})

test('delivery: a method and a zone are added, wrong days and contradictions are refused in place', async ({
  page,
}) => {
  await page.goto('/admins/logistics/settings')
  await expect(page).toHaveURL('/admins/settings/delivery')
  const days = page.getByLabel('Add days')
  await days.fill('2026-12-30\n31.12.2026\n2027/1/1')
  await page.getByRole('button', { name: 'Add to the list' }).click()
  await expect(page.getByText(/^Not a date: 31\.12\.2026/)).toBeVisible()
  await expect(page.getByText('1 Jan 2027')).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(days).toBeFocused()
  // one that is left there is on the list too
  await days.fill('2026-12-31')
  await page.getByLabel('Cut-off', { exact: true }).fill('14:30')
  await page.getByRole('button', { name: 'Add method' }).click()
  const fresh = page.getByRole('group', { name: 'New method' })
  await fresh.getByLabel('Name', { exact: true }).fill('Cooled')
  const cooled = page.getByRole('group', { name: 'Cooled' })
  await cooled.getByLabel('Name (Japanese)').fill('クール便')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(
    page.getByText('No zone has a price for this method.', { exact: false }),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Add zone' }).click()
  const zone = page.getByRole('group', { name: 'New zone' })
  await zone.getByLabel(/^Countries/).fill('is')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(zone.getByText('Enter the countries in a form such as DE.')).toBeVisible()
  await zone.getByLabel(/^Countries/).fill('IS,')
  const iceland = page.getByRole('group', { name: 'Iceland' })
  await iceland.getByLabel('Price', { exact: true }).selectOption('weight')
  const price = iceland.getByLabel('Cooled: price (USD)')
  await price.fill('30,00')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Check the marked fields.')).toBeVisible()
  await expect(price).toHaveAttribute('aria-invalid', 'true')
  await price.fill('30')
  await iceland.getByRole('button', { name: 'Add step to Cooled' }).click()
  await iceland
    .getByRole('group', { name: 'Cooled, step 1' })
    .getByLabel('Price (USD)')
    .fill('45.5')
  // a price that is typed anew keeps its steps, and a step has one of its own
  await price.fill('')
  await price.fill('32')
  const step = iceland.getByRole('group', { name: 'Cooled, step 1' }).getByLabel('Price (USD)')
  await expect(step).toHaveValue('45.50')
  await step.fill('')
  // could be read in two ways
  const weight = iceland.getByLabel('From weight (g)')
  await weight.fill('1.500')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(step).toHaveAttribute('aria-invalid', 'true')
  await expect(weight).toHaveAttribute('aria-invalid', 'true')
  await step.fill('45.5')
  await weight.fill('1,500')
  // one that is not finished goes with the kind of its zone
  await iceland.getByRole('button', { name: 'Add step to Cooled' }).click()
  const second = iceland.getByRole('group', { name: 'Cooled, step 2' })
  await second.getByLabel('Price (USD)').fill('')
  for (const kind of ['flat', 'weight'])
    await iceland.getByLabel('Price', { exact: true }).selectOption(kind)
  await expect(second).toHaveCount(0)
  // another new method is given up with its price
  await page.getByRole('button', { name: 'Add method' }).click()
  await iceland.getByLabel('New method: price (USD)').fill('9')
  await page
    .getByRole('group', { name: 'New method' })
    .getByRole('button', { name: 'Remove' })
    .click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Unsaved changes')).toHaveCount(0)
  await page.reload()
  await expect(page.getByText('31 Dec 2026')).toBeVisible()
  await expect(page.getByLabel('Cut-off', { exact: true })).toHaveValue('14:30')
  await expect(price).toHaveValue('32.00')
  await expect(step).toHaveValue('45.50')
  await expect(weight).toHaveValue('1500')
  await expectAccessible(page)
})

test('who may not change a group reads it, and finds only the groups that are theirs', async () => {
  const { page } = await asAdmin('finance@officina.test')
  await page.goto('/admins/settings')
  await expect(page.getByRole('main').getByRole('link', { name: 'Tax' })).toBeVisible()
  await page.goto('/admins/settings/commission')
  await expect(page.getByText('20%')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0)
  await expectAccessible(page)

  const support = await asAdmin('support@officina.test')
  await support.page.goto('/admins/settings')
  await expect(support.page.getByRole('main').getByRole('link', { name: 'Sales' })).toBeVisible()
  await expect(support.page.getByRole('main').getByRole('link', { name: 'Tax' })).toHaveCount(0)
  await support.page.goto('/admins/settings/tax')
  await expect(support.page.getByRole('heading', { level: 1 })).toContainText(/access/)
})

test('a colour that hides white text is refused; a test email goes to oneself', async ({
  page,
}) => {
  await page.goto('/admins/settings/brand')
  const colour = page.getByRole('textbox', { name: 'Colour' })
  await colour.fill('#FFEE99')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/White text is hard to read on this colour/)).toBeVisible()
  await colour.fill('#23598F')
  await expect(page.getByText(/Dark mode shows #[0-9A-F]{6}/)).toBeVisible()
  await expect(page.getByText('Dark mode', { exact: true })).toBeVisible()
  await save(page)
  await expectAccessible(page)
  await page.goto('/admins/settings/mail')
  const mails = page.getByRole('region', { name: 'All emails' })
  await mails.getByRole('button', { name: 'Administrators' }).click()
  await mails.getByRole('button', { name: 'Stock needs attention' }).click()
  const panel = page.getByRole('dialog', { name: 'Stock needs attention' })
  await expect(panel.getByTitle('Preview of the email')).toHaveAttribute(
    'srcdoc',
    /This message was sent automatically/,
  )
  await panel.getByRole('button', { name: 'Japanese' }).click()
  await panel.getByRole('button', { name: 'Text' }).click()
  await expect(panel.getByText(/このメールは自動送信です/)).toBeVisible()
  await expectAccessible(page)
  await panel.getByRole('button', { name: 'Send test email to me' }).click()
  await expect(page.getByText('Test email sent to admin@officina.test')).toBeVisible()
})

test.deep(
  'a tax zone is added; rates that contradict each other are refused in place',
  async ({ page }) => {
    await page.goto('/admins/settings/tax')
    await page.getByRole('button', { name: 'Add' }).click()
    const zone = page.getByRole('group', { name: /^Zones \d/ }).last()
    await zone.getByLabel(/^Countries/).fill('FR')
    await zone.getByLabel('Standard rate (%)').fill('5.5')
    await zone.getByLabel('Reduced rate (%)').fill('20')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(
      zone.getByText('The reduced rate cannot be above the standard rate.'),
    ).toBeVisible()
    await zone.getByLabel('Standard rate (%)').fill('20')
    await zone.getByLabel('Reduced rate (%)').fill('5.5')
    await save(page)
    await expectAccessible(page)
  },
)

test.deep(
  'an application form for a country; the same country twice is refused in place',
  async ({ page }) => {
    await page.goto('/admins/settings/application')
    const japan = page.getByRole('group', { name: 'Japan', exact: true })
    await expect(japan.getByLabel('Last name (kana)', { exact: true })).toHaveValue('required')
    await page.getByRole('button', { name: 'Add form for a country' }).click()
    await page
      .getByRole('group', { name: 'New form' })
      .getByLabel(/^Countries/)
      .fill('FR, JP')
    const france = page.getByRole('group', { name: 'France, Japan' })
    await france.getByLabel('Website', { exact: true }).selectOption('required')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(japan.getByText('Another form already covers JP.', { exact: false })).toBeVisible()
    await france.getByLabel(/^Countries/).fill('FR')
    await save(page)
    await expect(page.getByRole('region', { name: 'History' })).toContainText('Forms')
    await expectAccessible(page)
  },
)

test('passwords get longer, never shorter than what is built in', async ({ page }) => {
  await page.goto('/admins/settings/security')
  const shortest = page.getByRole('textbox', { name: /^Minimum password length for doctors/ })
  await expect(shortest).toHaveValue('12')
  await shortest.fill('8')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(shortest).toHaveAttribute('aria-invalid', 'true')
  await shortest.fill('14')
  await save(page)
})
