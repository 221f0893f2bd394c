import { describe, expect, it } from 'vitest'
import { variants } from '../../db/schema/product.ts'
import { asAdmin, asDoctor, asPatient, makeCatalog, makeProduct } from '../../testing/fixtures.ts'
import { useClinic } from '../../testing/harness.ts'

const t = await useClinic()
const made = (title: string, more: object = {}) => makeProduct(t, { title, ...more })
const contains = (name: string, code: string) => ({
  ingredients: [{ name, code, amount: 1, unit: 'mg', percent_ref: null }],
})
const shelf = [
  await made('Magnesium Bisglycinate', { category: 'minerals', concerns: ['sleep'] }),
  await made('Vitamin D3 2000', {
    category: 'vitamins',
    ...contains('Vitamin D3 (cholecalciferol)', 'vitamin_d'),
  }),
  await made('Buffered Vitamin C', { category: 'vitamins' }),
  await made('Daily Multi', contains('Zinc', 'zinc')),
  await made('Amino & Zinc', contains('Zinc', 'zinc')),
  await made('Zinc Picolinate 15', contains('Zinc', 'zinc')),
  await made('Daily Sunscreen SPF 50+', { category: 'sun', form: 'lotion' }),
  await made('Clear Wash Salicylic', { category: 'cleanser', concerns: ['acne'] }),
  await made('Ginger & Artichoke', { concerns: ['digestion'] }),
]
await makeCatalog(t, shelf)
// sold, but in no catalog of the patient and of the doctor
const doctor = await asDoctor(t)
const readers = { doctor, patient: await asPatient(t, doctor), admin: await asAdmin(t) }

async function find(reader: keyof typeof readers, q: string, filter: object = {}) {
  const { browser } = readers[reader]
  const answer = await browser.list(`/api/${reader}/products`, { filter: { q, ...filter } })
  const suggestion = answer.headers['x-search-suggestion']
  return {
    titles: answer.each('title') as string[],
    suggestion: suggestion === undefined ? undefined : decodeURIComponent(String(suggestion)),
  }
}

describe.each(['doctor', 'patient', 'admin'] as const)('a product search of the %s', (reader) => {
  for (const [q, titles, suggestion] of [
    ['magnesium', ['Magnesium Bisglycinate']],
    ['magnesum', ['Magnesium Bisglycinate'], 'magnesium'],
    ['MAGNESUM bisglycnate', ['Magnesium Bisglycinate'], 'magnesium bisglycinate'],
    ['zinc picolnate', ['Zinc Picolinate 15'], 'zinc picolinate'],
    ['magnesium picolnate', []],
    ['vitamin d', ['Vitamin D3 2000']],
    ['vitmin d', ['Vitamin D3 2000'], 'vitamin d'],
    ['vitmin', ['Vitamin D3 2000', 'Buffered Vitamin C'], 'vitamin'],
    ['sun cream', ['Daily Sunscreen SPF 50+']],
    ['日焼け止め', ['Daily Sunscreen SPF 50+']],
    ['acne', ['Clear Wash Salicylic']],
    ['pimples', ['Clear Wash Salicylic']],
    ['pimpels', ['Clear Wash Salicylic'], 'pimples'],
    ['にきび', ['Clear Wash Salicylic']],
    ['minerals', ['Magnesium Bisglycinate']],
    ['zinc', ['Zinc Picolinate 15', 'Amino & Zinc', 'Daily Multi']],
    ['亜鉛', ['Zinc Picolinate 15', 'Amino & Zinc', 'Daily Multi']],
    ['ビタミンD', ['Vitamin D3 2000']],
    ['xqzwv', []],
    ['magnesum xqzwv', []],
    ['%%%%', []],
  ] as const)
    it(`finds by ${q}`, async () => {
      expect(await find(reader, q)).toEqual({ titles, suggestion })
    })
})

it('names the right word also where a filter hides what it finds', async () => {
  expect(await find('doctor', 'magnesum', { price_lte: 1 })).toEqual({
    titles: [],
    suggestion: 'magnesium',
  })
  expect(await find('doctor', 'magnesium', { price_lte: 1 })).toEqual({
    titles: [],
    suggestion: undefined,
  })
})

it('finds a barcode as it is typed, in full width too', async () => {
  const { variantId } = await makeProduct(t, { title: 'Of a barcode' })
  await t.change(variants, variantId, { barcode: '4006381333931' })
  for (const typed of ['4006381333931', '４００６３８１－３３３９３１'])
    expect((await find('admin', typed)).titles).toEqual(['Of a barcode'])
})

it('takes no word from products that the reader does not see', async () => {
  await makeProduct(t, { title: 'Quercetin' })
  expect(await find('patient', 'quercetn')).toEqual({ titles: [], suggestion: undefined })
  expect((await find('admin', 'quercetn')).suggestion).toBe('quercetin')
})

it('reads a word as its synonyms only where it stands alone, and by the words the office gives it', async () => {
  expect((await find('patient', 'Sun-Cream 50')).titles).toEqual(['Daily Sunscreen SPF 50+'])
  expect((await find('patient', 'suncreams')).titles).toEqual([])
  const { browser } = await asAdmin(t, 'content')
  const path = '/api/admin/synonyms'
  const made = await browser.post(path, { name: 'Clear Wash', words: ['peeling', 'ピーリング'] })
  expect([made.status, made.body.errors]).toEqual([201, undefined])
  for (const q of ['PEELING', 'ﾋﾟｰﾘﾝｸﾞ', 'clear peeling'])
    expect(await find('patient', q)).toEqual({
      titles: ['Clear Wash Salicylic'],
      suggestion: undefined,
    })
  expect((await find('patient', 'peelng')).suggestion).toBe('peeling')
  const twice = await browser.post(path, { name: 'ｃｌｅａｒ wash', words: ['acid'] })
  expect(twice.faults).toEqual([422, ['name']])
  const url = `${path}/${made.data.id}`
  expect((await browser.patch(url, { words: ['acid'], revision: 1 })).status).toBe(200)
  expect((await browser.patch(url, { words: ['wash'], revision: 1 })).status).toBe(409)
  expect((await find('patient', 'ピーリング')).titles).toEqual([])
  expect((await browser.call('DELETE', url)).status).toBe(204)
  expect((await find('patient', 'acid')).titles).toEqual([])
})
