import {
  addedPatient,
  asDoctor,
  dataOf,
  expect,
  expectAccessible,
  heldReads,
  pdf,
  test,
} from '../../../../testing/page.tsx'

test('files, notes, a discount and the history of a patient', async () => {
  const doctor = await asDoctor()
  const { page } = doctor
  const id = await addedPatient(page.request, 'Nora', 'Gale')
  await page.goto(`/doctors/patients/${id}`)
  const files = page.getByRole('region', { name: 'My files' })
  await expect(files).toContainText('No files yet.')
  const page1 = Buffer.from('<html></html>')
  await files
    .getByLabel('Add files')
    .setInputFiles({ name: 'page.pdf', mimeType: 'application/pdf', buffer: page1 })
  await expect(files.getByText(/^page\.pdf is damaged or of a type/)).toBeVisible()
  await expect(files.getByRole('button', { name: 'Download page.pdf' })).toHaveCount(0)
  await files
    .getByLabel('Add files')
    .setInputFiles({ name: 'blood test.pdf', mimeType: 'application/pdf', buffer: pdf })
  const download = page.waitForEvent('download')
  await files.getByRole('button', { name: 'Download blood test.pdf' }).click()
  expect(String(await (await download).content())).toContain('%PDF-1.4')

  const notes = page.getByRole('region', { name: 'My notes' })
  await notes.getByLabel('New note').fill('Prefers **mornings**:\n- no capsules')
  await notes.getByRole('button', { name: 'Add note' }).click()
  await expect(notes.locator('strong')).toHaveText('mornings')
  await expect(notes.getByRole('listitem')).toHaveText('no capsules')

  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  const edit = page.getByRole('dialog', { name: /^Edit / })
  await edit.getByLabel('Allergies').fill('Nuts')
  await edit.getByLabel('Discount, %', { exact: true }).fill('5')
  await edit.getByLabel('Catalog access').selectOption('closed')
  await edit.getByRole('button', { name: 'Save changes' }).click()
  const ask = page.getByRole('dialog', { name: /^Change .* discount/ })
  await expect(ask).toContainText('new orders only')
  await expectAccessible(page)
  await ask.getByRole('button', { name: 'Change discount' }).click()
  await expect(edit).toBeHidden()
  const strip = page.getByRole('alert', { name: 'Before writing a recipe' })
  await expect(strip).toContainText(/Nuts \(noted by the doctor, .+\)/)

  await files.getByRole('button', { name: 'Delete blood test.pdf' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete file' }).click()
  await expect(files).toContainText('No files yet.')
  const history = page.getByRole('list', { name: 'History' })
  const change = history.getByRole('listitem').filter({ hasText: 'Details changed' })
  await expect(change).toContainText(/Discount 0%.* → .*Discount 5%/)
  await expect(change).toContainText(/My setting.* → .*Closed/)
  await expect(change).toContainText('Allergies')
  await expect(change).not.toContainText('Nuts')
  for (const event of ['File added', 'File deleted', 'Note added'])
    await expect(history).toContainText(event)
  await expectAccessible(page)

  await test.step('the next change begins with what was saved, before it is read again', async () => {
    const reads = await heldReads(page, new RegExp(`/api/doctor/patients/${id}$`))
    for (const conditions of ['Asthma', 'Asthma, eczema']) {
      await page.getByRole('link', { name: 'Edit', exact: true }).click()
      await edit.getByLabel('Conditions').fill(conditions)
      await edit.getByRole('button', { name: 'Save changes' }).click()
      await expect(edit).toBeHidden()
    }
    await reads.release()
  })

  await page.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name: 'Archive' }).click()
  const archive = page.getByRole('dialog')
  await archive.getByRole('textbox').fill('Moved away')
  await archive.getByRole('button', { name: 'Archive' }).click()
  await expect(history).toContainText('Not invited → Archived')
  await expect(history).toContainText('Moved away')
  await page.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name: 'Restore' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click()
  await expect(history).toContainText('Archived → Not invited')
})

test('before a patient is archived, what is still open is named', async () => {
  const { page } = await asDoctor()
  const filter = JSON.stringify({ q: 'patient@officina.test' })
  const [patient] = await dataOf(page.request, `/api/doctor/patients?filter=${filter}`)
  const at = `/api/doctor/patients/${patient.id}`
  const repeats = await dataOf(page.request, `${at}/repeats`)
  const orders = await dataOf(page.request, `${at}/orders?filter={"order_state":["open"]}`)
  const { active_recipes: recipes } = await dataOf(page.request, at)
  await page.goto(`/doctors/patients/${patient.id}`)
  await page.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name: 'Archive' }).click()
  const archive = page.getByRole('dialog')
  await expect(archive).toContainText('until they join another clinic')
  for (const open of [repeats[0].product.title, orders[0].number, recipes[0].label])
    await expect(archive).toContainText(open)
  await expectAccessible(page)
})

test('a note that is being written for one patient does not come to another', async () => {
  const { page } = await asDoctor()
  const first = await addedPatient(page.request, 'Ada', 'Nolan')
  await addedPatient(page.request, 'Bea', 'Nolan')
  const heading = page.getByRole('heading', { level: 1 })
  const note = page.getByLabel('New note')
  await page.goto(`/doctors/patients/${first}`)
  await expect(heading).toContainText('Ada')
  await page.getByRole('link', { name: 'Patients', exact: true }).first().click()
  await page.getByRole('link', { name: /Bea/ }).first().click()
  await expect(heading).toContainText('Bea')
  await note.fill('For Bea alone')
  await page.evaluate(() => history.go(-2))
  await expect(heading).toContainText('Ada')
  await expect(note).toHaveValue('')
  await page.evaluate(() => history.go(2))
  await expect(heading).toContainText('Bea')
  await expect(note).toHaveValue('For Bea alone')
})

test('how much was taken of what was due is shown by week, when it comes into view', async () => {
  const { page } = await asDoctor('doctor@officina.test')
  const data = await dataOf(
    page.request,
    '/api/doctor/patients?filter=%7B%22q%22%3A%22Ana%20Brown%22%7D',
  )
  await page.goto(`/doctors/patients/${data[0].id}`)
  const chart = page.getByRole('region', { name: 'Doses taken by week' })
  await expect(chart).toBeVisible()
  const asTable = chart.getByRole('button', { name: 'Show as table' })
  await expect(asTable).toHaveCount(0)
  // printing brings into view too; the page may not be listening yet
  const print = () => page.evaluate(() => void dispatchEvent(new Event('beforeprint')))
  await expect.poll(() => print().then(() => asTable.count())).toBe(1)
  await asTable.click()
  await expect(chart.getByRole('row').first()).toContainText(/\d+ of \d+ doses\d+%/)
  await expectAccessible(page)
})
