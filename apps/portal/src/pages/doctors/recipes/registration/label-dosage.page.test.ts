import {
  asPatient,
  dataOf,
  demo,
  expect,
  expectAccessible,
  made,
  type Page,
  testAs,
} from '../../../../testing/page.tsx'

/** A line begins with what the label directs; where it is changed, doctor and patient are told. */
const title = 'Melatonin 1 mg'
const differs = `The label of ${title} says at bedtime, but this line says morning.`

const test = testAs('doctor')

test.deep(
  'melatonin is offered for the night; the morning is told before it is issued',
  async ({ page }) => {
    await page.goto(`/doctors/recipes/registration?patientId=${await patientId(page)}`)
    const picker = page.getByRole('region', { name: 'Choose products' })
    await picker.getByRole('searchbox').fill(title)
    await picker.getByRole('button', { name: `Add ${title}`, exact: true }).click()
    const recipe = page.getByRole('region', { name: 'Recipe', exact: true })
    await expect(
      recipe.getByText('1 tablet, once a day, at bedtime', { exact: true }),
    ).toBeVisible()
    await expect(
      recipe
        .getByRole('note', { name: 'Directions on the label' })
        .getByText('Take 1 tablet 30 minutes before bedtime.'),
    ).toBeVisible()
    await recipe.getByRole('button', { name: 'at bedtime', exact: true }).click()
    await recipe.getByRole('button', { name: 'morning', exact: true }).click()
    const line = recipe.locator('ol > li').filter({ hasText: title })
    await expect(line.getByText(differs)).toBeVisible()
    await expect(page.locator('#review').getByText(differs)).toBeVisible()
    await expectAccessible(page)

    await preview(page).click()
    const shown = page.getByRole('dialog')
    await expect(shown.getByRole('region', { name: 'Only you see this' })).toContainText(differs)
    await shown.getByRole('button', { name: 'Close' }).click()

    await page.getByLabel('Course name').fill('Sleep')
    await page.getByRole('button', { name: 'Issue recipe', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: /^Issue this recipe/ })
    await expect(dialog.getByText(differs)).toBeVisible()
    const reason = dialog.getByLabel(/^Reason for overriding/)
    await dialog.getByRole('button', { name: 'Issue recipe', exact: true }).click()
    await expect(reason).toHaveAttribute('aria-invalid', 'true')
    await reason.fill('She works at night.')
    await dialog.getByRole('button', { name: 'Issue recipe', exact: true }).click()
    await expect(page.getByText(/Recipe R-\d{4}-\d+ issued/)).toBeVisible()

    const home = await asPatient()
    const [product] = await dataOf(page.request, `/api/doctor/products?filter={"q":"${title}"}`)
    await home.page.goto(`/user/recipes?product=${product.id}`)
    const drawer = home.page.getByRole('dialog')
    await expect(drawer.getByText('1 tablet, once a day, morning', { exact: true })).toBeVisible()
    await expect(drawer.getByText('Label directions')).toBeVisible()
    await expect(
      drawer.getByText('Your doctor chose a dosage that differs from the label.'),
    ).toHaveCount(1)
    await expectAccessible(home.page)
  },
)

const preview = (page: Page) => page.getByRole('button', { name: 'Preview as patient' })

async function patientId(page: Page): Promise<string> {
  const [patient] = await dataOf(
    page.request,
    `/api/doctor/patients?filter={"q":"${demo.patient}"}`,
  )
  const drafts = await dataOf(page.request, '/api/doctor/recipes?filter={"status":["draft"]}')
  for (const { id } of drafts) await made(page.request, 'DELETE', `/api/doctor/recipes/${id}`)
  return patient.id
}
