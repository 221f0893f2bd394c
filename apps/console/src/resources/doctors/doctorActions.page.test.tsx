import {
  acted,
  applicant,
  asAdmin,
  confirm,
  dataOf,
  edited,
  expect,
  expectAccessible,
  filtered,
  goBack,
  ownName,
  press,
  question,
  reasonThenDone,
  refusedMeanwhile,
  renewLicence,
  save,
  settled,
  test,
} from '../../testing/page.tsx'

test.deep('who was rejected is decided about by another administrator', async ({ page }) => {
  const name = ownName('Re')
  const person = await applicant(name, `${name.toLowerCase()}@example.org`)
  const [{ id }] = await dataOf(page.request, filtered('/api/admin/doctors', { q: name }))
  const state = () => dataOf(page.request, `/api/admin/doctors/${id}`)
  const dialog = question(page)
  await page.goto(`/admins/doctors/${id}`)
  await press(page, 'Reject')
  await dialog.getByRole('combobox', { name: /^Reason/ }).selectOption('other')
  await confirm(page)
  await expect(dialog.getByLabel('Reason details')).toHaveAttribute('aria-invalid', 'true')
  expect((await state()).status).toBe('applied')
  await dialog.getByLabel('Reason details').fill('Not legible.')
  await dialog.getByLabel(/^May reapply right away/).check()
  await confirm(page)
  await expect(page.getByText(/^Application from .* rejected/).first()).toBeVisible()
  await edited(person.context.request, '/api/doctor/application', {})

  await page.reload()
  await expect(page.getByText('You rejected this applicant before,')).toBeVisible()
  for (const action of ['Approve', 'Reject'])
    await expect(page.getByRole('button', { name: action, exact: true })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Request information' })).toBeEnabled()
  await page.goto(`/admins/approve-doctor?id=${id}`)
  const panel = page.getByRole('dialog', { name: new RegExp(name) })
  await expect(panel.getByRole('button', { name: 'Approve' })).toBeDisabled()

  const other = await asAdmin('clinical@officina.test')
  await other.page.goto(`/admins/doctors/${id}`)
  await other.page.getByRole('button', { name: /^(Approve|承認)$/ }).click()
  const checks = question(other.page)
    .getByRole('group', { name: /^(Checklist|確認項目)/ })
    .getByRole('checkbox')
  await expect(checks).toHaveCount(5)
  // meanwhile the first one asks for something: the decision is not put on top of it
  await acted(page.request, `/api/admin/doctors/${id}`, 'request-info', {
    question: 'Which school?',
    reopened_fields: ['licence_file'],
  })
  for (const check of await checks.all()) await check.check()
  await question(other.page)
    .getByLabel(/^(Register link|確認した名簿のURL)/)
    .fill('https://register.example.org/again')
  await confirm(other.page)
  const said = question(other.page).getByRole('alert').filter({ hasText: 'Mika Sato' })
  await expect(said).toBeVisible()
  expect((await state()).status).toBe('needs_info')
})

/** An application and the account that comes of it: what is refused on the way, and what is kept. */
test.deep(
  'an application is taken, refused without its checklist, approved, mailed and renewed',
  async ({ page }) => {
    const name = ownName('Ow')
    const person = await applicant(name, `${name.toLowerCase()}@example.org`)
    const api = page.request
    const [{ id }] = await dataOf(api, filtered('/api/admin/doctors', { q: name }))
    const doctor = `/api/admin/doctors/${id}`
    const state = () => dataOf(api, doctor)
    const dialog = question(page)
    const rate = dialog.getByLabel('Commission rate (%)')

    await test.step('what is ticked and typed stays when the panel is closed', async () => {
      await page.goto('/admins/approve-doctor')
      const row = page.getByRole('row').filter({ hasText: name })
      const panel = page.getByRole('dialog', { name: new RegExp(name) })
      await row.getByRole('button', { name: new RegExp(name) }).click()
      const take = panel.getByRole('button', { name: 'Assign to me' })
      let isFirst = true
      await page.route(`**${doctor}`, async (route) => {
        const isTaking = route.request().method() === 'PATCH' && isFirst
        if (isTaking) {
          isFirst = false
          await edited(api, doctor, { internal_note: 'Rang the clinic.' })
        }
        await route.continue()
      })
      await take.click()
      await expect(page.getByText('Someone else has changed this')).toBeVisible()
      expect((await state()).assigned_to_name).toBeNull()
      await settled(page)
      await take.click()
      await expect.poll(async () => (await state()).assigned_to_name).toBe('Mika Sato')
      await page.getByText('Undo', { exact: true }).click()
      await expect(page.getByText('Change undone')).toBeVisible()
      expect((await state()).assigned_to_name).toBeNull()
      await take.click()
      await expect.poll(async () => (await state()).assigned_to_name).toBe('Mika Sato')
      await page.unrouteAll({ behavior: 'wait' })
      await panel.getByRole('checkbox').first().check()
      const address = panel.getByLabel('Register link')
      await address.fill('by phone')
      await expect(address).toHaveAttribute('aria-invalid', 'true')
      await address.fill('https://register.example.org/own')
      await page.keyboard.press('Escape')
      await expect(panel).toBeHidden()
      await row.getByRole('button', { name: new RegExp(name) }).click()
      await expect(panel.getByRole('checkbox').first()).toBeChecked()
      await expect(address).toHaveValue(/register.example/)

      await panel.getByRole('button', { name: 'Approve' }).click()
      await rate.fill('120')
      await dialog.getByLabel(/^Internal note/).fill('Met in person.')
      await confirm(page)
      await expect(rate).toHaveAttribute('aria-invalid', 'true')
      await rate.fill('18')
      await expect(dialog).toContainText('Checklist: 1 of 5 checked')
      await confirm(page)
      await expect(dialog.getByText('Complete every item of the checklist')).toBeVisible()
      await page.goBack()
      await expect(dialog.getByText(/“Cancel” to discard it/)).toBeVisible()
      await expect(dialog.getByLabel(/^Internal note/)).toHaveValue('Met in person.')
      expect((await state()).status).toBe('applied')
      await goBack(page)
      for (const check of await panel.getByRole('checkbox').all()) await check.check()
      await expect(panel.getByText('Review saved.')).toBeVisible()
      await settled(page)
      await panel.getByRole('button', { name: 'Approve' }).click()
      await expect(dialog.getByRole('radio', { name: 'All' })).toBeChecked()
      // what is complete beside the button is not asked again
      await expect(dialog.getByRole('group', { name: /^Checklist/ })).toHaveCount(0)
      await confirm(page)
      await expect(page.getByText(/^\S+ \S+ approved$/)).toBeVisible()
      await expect(page).toHaveURL(new RegExp(`approve-doctor\\?.*id=(?!${id})`))
      expect((await state()).status).toBe('approved')
    })

    await page.goto(`/admins/doctors/${id}`)
    const email = dialog.getByLabel('New email address')
    await press(page, 'Change email')
    await email.fill('nobody')
    await confirm(page)
    await expect(email).toHaveAttribute('aria-invalid', 'true')
    await expect(email).toHaveValue('nobody')
    await email.fill(`new.${name.toLowerCase()}@example.org`)
    await confirm(page)
    await expect(page.getByText('Confirmation link sent')).toBeVisible()
    for (const action of ['Send password reset', 'Request licence renewal']) {
      await refusedMeanwhile(page, action, async () => {
        const { internal_note } = await state()
        await edited(api, doctor, { internal_note: `${internal_note}.` })
      })
      // what is there now has been read
      await settled(page)
      await press(page, action)
      await confirm(page)
      await expect(page.getByText(/^Email sent to .*/).first()).toBeVisible()
    }

    await test.step('a renewed licence is accepted or sent back', async () => {
      await renewLicence(person.context.request, 'NY-1')
      await page.reload()
      await refusedMeanwhile(
        page,
        'Accept licence',
        () => acted(api, doctor, 'decline-renewal', { reason: 'Meanwhile' }),
        /no renewed licence|changed this on/i,
      )
      await renewLicence(person.context.request, 'NY-2')
      await page.reload()
      await reasonThenDone(page, 'Send licence back', state, 'The scan is cut off.')
      await renewLicence(person.context.request, 'NY-3')
      await page.goto(filtered('/admins/registered-doctors', { q: name }))
      const chosen = page.getByRole('row').filter({ hasText: name }).getByRole('checkbox')
      await chosen.check()
      await page.getByRole('button', { name: 'Request licence renewal' }).click()
      await confirm(page)
      const results = page.getByRole('dialog', { name: '1 renewal request not sent' })
      await expect(results.getByRole('listitem')).toContainText(/: .*\w{4}/)
      await expectAccessible(page)
      await results.getByRole('button', { name: 'Close' }).click()
      await chosen.check()
      await page.getByRole('button', { name: 'Send password reset' }).click()
      await confirm(page)
      await expect(page.getByText('1 password reset sent')).toBeVisible()
      await page.goto(`/admins/doctors/${id}`)
      await press(page, 'Accept licence')
      await confirm(page)
      await expect(page.getByText('Renewed licence accepted')).toBeVisible()
      expect((await state()).licence_number).toBe('NY-3')
    })

    await test.step('profile, catalogs and notes', async () => {
      await page.goto(`/admins/doctors/${id}?tab=edit`)
      await page.getByLabel(/^Job title/).fill('Head')
      await page.getByLabel(/^Website/).fill('no address')
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByLabel(/^Website/)).toHaveAttribute('aria-invalid', 'true')
      await expect(page.getByLabel(/^Job title/)).toHaveValue('Head')
      await page.getByLabel(/^Website/).fill('https://own.example.org')
      await save(page)
      expect(await state()).toMatchObject({ job_title: 'Head', website: 'https://own.example.org' })
      await page.goto(`/admins/doctors/${id}?tab=catalogs`)
      await page.getByLabel(/^Catalog access/).selectOption('closed')
      await save(page)
      expect((await state()).catalog_access).toBe('closed')
      await page.goto(`/admins/doctors/${id}?tab=notes`)
      const note = page.getByLabel(/^Note/)
      await page.getByRole('button', { name: 'Add note' }).click()
      await expect(note).toHaveAttribute('aria-invalid', 'true')
      await note.fill('Prefers mail.')
      await page.getByRole('link', { name: 'History' }).click()
      await page.getByRole('link', { name: 'Notes' }).click()
      await expect(note).toHaveValue('Prefers mail.')
      await page.getByRole('button', { name: 'Add note' }).click()
      await expect(page.getByRole('list', { name: 'Notes' })).toContainText('Prefers mail.')
    })
  },
)
