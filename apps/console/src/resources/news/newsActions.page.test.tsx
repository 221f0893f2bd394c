import { dayMs } from '@officina/shared/dates/days'
import {
  acted,
  asAdmin,
  asDoctor,
  confirm,
  dataOf,
  edited,
  expect,
  filtered,
  heldReads,
  issuedRecipe,
  joinedPatient,
  made,
  ownName,
  press,
  question,
  refusedMeanwhile,
  refusedThenDone,
  save,
  test,
} from '../../testing/page.tsx'

test.deep(
  'news are changed, scheduled, taken back and published; each step is refused once',
  async ({ page, request: api }) => {
    const [doctor] = await dataOf(api, filtered('/api/admin/doctors', { q: 'Okafor' }))
    const title = `A word to one ${Date.now()}`
    const { id } = await made(api, 'POST', '/api/admin/news', {
      title,
      body_markdown: 'Hello.',
      category: 'notice',
      audience: 'doctors',
      doctor_ids: [doctor.id],
      channels: ['in_app'],
    })
    const news = `/api/admin/news/${id}`
    const state = () => dataOf(api, news)
    const step = (verb: string, more?: object) => () => acted(api, news, verb, more)
    const people = (await dataOf(api, `${news}/recipients`)).doctors as number
    const tomorrow = new Date(Date.now() + dayMs)

    await page.goto(`/admins/news/${id}?tab=edit`)
    await page.getByLabel(/^Title/).fill('')
    await page.getByRole('textbox', { name: /^Text/ }).fill('Hello again.')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByLabel(/^Title/)).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByRole('textbox', { name: /^Text/ })).toHaveValue('Hello again.')
    expect((await state()).body_markdown).toBe('Hello.')
    await page.getByLabel(/^Title/).fill(title)
    // a name that is typed and not chosen would make the news everybody's
    const only = page.getByLabel('Only these doctors')
    await only.fill('Yamada')
    await page.getByLabel(/^Title/).focus()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText(/^Choose a name from the list/)).toBeVisible()
    await expect(only).toHaveValue('Yamada')
    await only.fill('')
    await only.fill('Yamada')
    await page.getByRole('option', { name: /Yamada/ }).click()
    await expect(only).toBeFocused()
    await page.getByRole('button', { name: 'Remove' }).last().press('Enter')
    await expect(only).toBeFocused()
    await save(page)
    expect((await state()).body_markdown).toBe('Hello again.')

    await page.goto(`/admins/news/${id}`)
    const at = question(page).getByLabel(/^Publish at/)
    await refusedThenDone(page, 'Schedule', {
      state,
      wrong: async (dialog) => {
        await expect(dialog).toContainText(`For ${people} doctor`)
        return at
      },
      fill: () => at.fill(tomorrow.toISOString().slice(0, 16)),
    })
    await refusedMeanwhile(page, 'Move to draft', step('unschedule'))
    await step('schedule', { recipients: people, publish_at: tomorrow.toISOString() })()
    await page.reload()
    await press(page, 'Move to draft')
    await confirm(page)
    await expect(page.getByText('Moved to draft')).toBeVisible()

    const counting = await heldReads(page, /\/recipients$/)
    await press(page, 'Publish now')
    await counting.begun()
    const asked = page.getByRole('dialog', { name: /^Publish / })
    await expect(asked).toContainText('Counting readers…')
    await expect(asked.locator('button[type=submit]')).toHaveCount(0)
    await counting.release()
    await asked.getByRole('button', { name: 'Cancel' }).click()
    await refusedMeanwhile(page, 'Publish now', async () => {
      await expect(question(page)).toContainText(`For ${people} doctor`)
      await edited(api, news, { title: `${title}!` })
    })
    expect((await state()).status).toBe('draft')
    const published = step('publish', { recipients: people })
    await refusedMeanwhile(page, 'Delete', published, /cannot|draft/i)
    await page.reload()
    await refusedMeanwhile(page, 'Notify again', () => edited(api, news, { title: `${title}?` }))
    await page.reload()
    await refusedMeanwhile(page, 'Unpublish', step('unpublish'))
    await refusedMeanwhile(page, 'Archive', step('archive'))

    const reader = await asAdmin('readonly@officina.test')
    await reader.page.goto(`/admins/news/${id}`)
    await expect(reader.page.getByRole('heading', { level: 1 })).toContainText(title)
    for (const name of ['Duplicate', 'Send test email', 'More actions'])
      await expect(reader.page.getByRole('button', { name })).toHaveCount(0)
  },
)

test.deep(
  'templates and recipes: a name is needed, and what is gone cannot be taken back twice',
  async ({ page }) => {
    const api = page.request
    await page.goto('/admins/recipes/registration?mode=create')
    await page.getByRole('button', { name: 'Start' }).click()
    await expect(page.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true')

    const title = `Own template ${Date.now()}`
    const begin = () => made(api, 'POST', '/api/admin/templates', { mode: 'create', title })
    const [first, second] = [await begin(), await begin()]
    await page.goto(`/admins/recipes/templates/${first.id}`)
    await press(page, 'Delete draft')
    await confirm(page)
    await expect(page.getByText('Draft deleted')).toBeVisible()
    await expect(page).toHaveURL(/\/recipes\/templates$/)
    await page.goto(`/admins/recipes/templates/${second.id}`)
    await refusedMeanwhile(
      page,
      'Delete draft',
      () => made(api, 'DELETE', `/api/admin/templates/${second.id}`),
      /Not found/,
    )
    const [published] = await dataOf(
      api,
      filtered('/api/admin/templates', { status: ['published'] }),
    )
    const copy = await made(api, 'POST', '/api/admin/templates', {
      mode: 'copy',
      recipe: published.id,
      title: `${title} B`,
    })
    const template = `/api/admin/templates/${copy.id}`
    await acted(api, template, 'publish')
    await page.goto(`/admins/recipes/templates/${copy.id}`)
    const retired = () => acted(api, template, 'retire')
    await refusedMeanwhile(page, 'Retire', retired, /This template is already retired/)

    const clinic = await asDoctor('e.petrova@officina.test')
    const last_name = ownName('He')
    const patient = await joinedPatient(clinic.context.request, {
      first_name: 'Eva',
      last_name,
      email: `${last_name}@example.org`.toLowerCase(),
    })
    const recipe = await issuedRecipe(clinic.context.request, patient.id, 1)
    const path = `/api/admin/recipes/${recipe.id}`
    await acted(api, path, 'hold', { reason: 'A recall' })
    await page.goto(`/admins/recipes/${recipe.id}`)
    const resumed = () => acted(api, path, 'resume')
    await refusedMeanwhile(page, 'Release hold', resumed, /already|changed this on/)
  },
)
