import { dataOf } from './calls.ts'
import {
  asDoctor,
  demo,
  expect,
  expectAccessible,
  send,
  settled,
  signedIn,
  test,
} from './fixtures.ts'

/** New patients from a file and by hand, and what a doctor keeps about one. */
test.use({ actionTimeout: 15_000 })

test('no list of a doctor is wider than a screen of 1280 px, nor its search cut', async ({
  browser,
}) => {
  const doctor = await signedIn(browser, 'doctor', { viewport: { width: 1280, height: 900 } })
  const { page } = doctor
  const filter = JSON.stringify({ q: demo.patient })
  const [ordering] = await dataOf(page.request, `/api/doctor/patients?filter=${filter}`)
  const orders = `patients/${ordering.id}/order-histories`
  for (const path of ['patients', 'recipes', 'recipe-histories', orders]) {
    await page.goto(`/doctors/${path}`)
    await settled(page)
    const table = page.getByRole('main').getByRole('table')
    const [width, room] = await table.evaluate((each) => [
      each.scrollWidth,
      each.parentElement?.clientWidth ?? 0,
    ])
    expect(width, path).toBeLessThanOrEqual(room ?? 0)
    expect(await page.getByRole('searchbox').evaluate(placeholderFits), path).toBe(true)
  }
  await doctor.done()
})

function placeholderFits(box: Element): boolean {
  const { placeholder, clientWidth } = box as HTMLInputElement
  const style = getComputedStyle(box)
  const pen = document.createElement('canvas').getContext('2d')
  if (!pen) return false
  pen.font = style.font
  const room = clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight)
  return pen.measureText(placeholder).width <= room
}

test('files, notes, a discount and the history of a patient', async ({ browser }) => {
  const doctor = await asDoctor(browser)
  const { page, context } = doctor
  const { data: added } = await (
    await send(context.request, 'POST', '/api/doctor/invitation', {
      last_name: 'Gale',
      first_name: 'Nora',
      email: 'nora.gale@example.org',
      send: false,
    })
  ).json()
  await page.goto(`/doctors/patients/${added.id}`)
  const files = page.getByRole('region', { name: 'My files' })
  await expect(files).toContainText('No files yet.')
  const page1 = Buffer.from('<html></html>')
  await files
    .getByLabel('Add files')
    .setInputFiles({ name: 'page.pdf', mimeType: 'application/pdf', buffer: page1 })
  await expect(files.getByText(/not a PDF|PDF, JPG or PNG/).first()).toBeVisible()
  await expect(files.getByRole('button', { name: 'Download page.pdf' })).toHaveCount(0)
  await files.getByLabel('Add files').setInputFiles({
    name: 'blood test.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'),
  })
  const download = page.waitForEvent('download')
  await files.getByRole('button', { name: 'Download blood test.pdf' }).click()
  expect(await textOf(await download)).toContain('%PDF-1.4')

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
  const ask = page.getByRole('dialog', { name: /^Change the discount of/ })
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
  await expect(change).toContainText('Discount, % 0%, My setting → Discount, % 5%, Closed')
  await expect(change).toContainText('Allergies')
  await expect(change).not.toContainText('Nuts')
  for (const event of ['File added', 'File deleted', 'Note written'])
    await expect(history).toContainText(event)
  await expectAccessible(page)

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
  await doctor.done()
})

async function textOf(download: { path(): Promise<string> }): Promise<string> {
  const { readFile } = await import('node:fs/promises')
  return readFile(await download.path(), 'utf8')
}
