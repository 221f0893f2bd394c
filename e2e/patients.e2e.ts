import { dataOf, demo, expect, settled, signedIn, test } from './fixtures.ts'

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

function placeholderFits(box: Element): boolean {
  const { placeholder, clientWidth } = box as HTMLInputElement
  const style = getComputedStyle(box)
  const pen = document.createElement('canvas').getContext('2d')
  if (!pen) return false
  pen.font = style.font
  const room = clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight)
  return pen.measureText(placeholder).width <= room
}
