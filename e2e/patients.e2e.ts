import { dataOf, demo, edited, expect, settled, signedIn, test } from './fixtures.ts'

test.use({ actionTimeout: 15_000 })

test('no list of a doctor is wider than a screen of 1280 px, nor its search cut', {
  tag: '@deep',
}, async ({ browser }) => {
  const doctor = await signedIn(browser, 'doctor', { viewport: { width: 1280, height: 900 } })
  const { page } = doctor
  const filter = JSON.stringify({ q: demo.patient })
  const [ordering] = await dataOf(page.request, `/api/doctor/patients?filter=${filter}`)
  const orders = `patients/${ordering.id}/order-histories`
  for (const path of ['patients', 'recipes', 'recipe-histories', orders]) {
    await page.goto(`/doctors/${path}`)
    await settled(page)
    const main = page.getByRole('main')
    const table = main.getByRole('table').or(main.getByRole('list', { name: 'Recipe history' }))
    const [width, room] = await table.evaluate((each) => [
      each.scrollWidth,
      each.parentElement?.clientWidth ?? 0,
    ])
    expect(width, path).toBeLessThanOrEqual(room ?? 0)
    expect(await page.getByRole('searchbox').evaluate(placeholderFits), path).toBe(true)
  }
  await doctor.done()
})

test('on a phone each patient has its number, and each order its products and total', async ({
  browser,
}) => {
  const doctor = await signedIn(browser, 'doctor', { viewport: { width: 390, height: 844 } })
  const { page } = doctor
  const filter = JSON.stringify({ q: demo.patient })
  const [ordering] = await dataOf(page.request, `/api/doctor/patients?filter=${filter}`)
  const long = { first_name: 'Maximiliana Alexandrina', last_name: 'Featherstonehaugh' }
  await edited(page.request, `/api/doctor/patients/${ordering.id}`, long)
  const admin = await signedIn(browser, 'admin', { viewport: { width: 390, height: 844 } })
  const amount = '^\\$[\\d,.]+$'
  const said = [
    [page, '/doctors/patients', '^P-\\d+$'],
    [page, `/doctors/patients/${ordering.id}/order-histories`, '[a-z]{4,} .*[a-z]', amount],
    [admin.page, '/admins/orders', amount],
  ] as const
  for (const [page, path, ...texts] of said) {
    await page.goto(path)
    await settled(page)
    const rows = page.getByRole('table').locator('tbody tr')
    await expect(rows.first()).toBeVisible()
    for (const text of texts) expect.soft(await rows.evaluateAll(without, text), path).toEqual([])
  }
  await doctor.done()
  await admin.done()
})

/** Rows in which no such text is in sight. */
function without(rows: Element[], text: string): string[] {
  const isShown = (cell: Element) => {
    const { left, top, width, height } = cell.getBoundingClientRect()
    return width > 40 && cell.contains(document.elementFromPoint(left + 20, top + height / 2))
  }
  return rows
    .filter((row) => {
      row.scrollIntoView({ block: 'center' })
      const found = [...row.querySelectorAll('td *, td')].filter(
        (each) => each.childElementCount === 0 && new RegExp(text).test(each.textContent ?? ''),
      )
      return !found.some(isShown)
    })
    .map((row) => row.textContent ?? '')
}

function placeholderFits(box: Element): boolean {
  const { placeholder, clientWidth } = box as HTMLInputElement
  const style = getComputedStyle(box)
  const pen = document.createElement('canvas').getContext('2d')
  if (!pen) return false
  pen.font = style.font
  const room = clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight)
  return pen.measureText(placeholder).width <= room
}
