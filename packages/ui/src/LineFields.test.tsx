import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PackField } from './LineFields.tsx'
import { LineSubstitutes } from './LineSubstitutes.tsx'
import { lineDocument } from './recipeDocument.ts'
import { newLine } from './recipeLine.ts'
import { LocaleContext } from './text.tsx'

const pack = { units_per_pack: 60, unit: 'capsule', availability: 'in_stock', restock_on: null }
const variants = [
  { ...pack, id: 'a', title: '60 capsules', price: 1490 },
  { ...pack, id: 'b', title: 'Refill bag', price: 1290 },
]

test('packs are named in the words of the reader', () => {
  render(
    <LocaleContext value={{ locale: 'ja', setLocale: () => undefined }}>
      <PackField value="a" product={{ currency: 'USD', variants }} onChoose={() => undefined} />
    </LocaleContext>,
  )
  const options = screen.getAllByRole('option').map((option) => option.textContent)
  expect(options).toEqual(['60カプセル · $14.90', 'Refill bag · $12.90'])
})

test('so are the packs of substitutes, and of a version that is compared', () => {
  const found = { id: 'p', title: 'Zinc', brand: '', variant_id: 'v', variant_title: '30 tablets' }
  const product = { ...found, form: 'tablet', unit: 'tablet', units_per_pack: 30, price: 900 }
  const substitute = { ...product, product_id: 'p', pack_unit: 'tablet', availability: 'in_stock' }
  const line = { ...newLine(product as never, 30), substitute_packs: [substitute as never] }
  render(
    <LocaleContext value={{ locale: 'ja', setLocale: () => undefined }}>
      <LineSubstitutes
        line={line}
        onChange={() => undefined}
        text=""
        onText={() => undefined}
        product={undefined}
        found={undefined}
      />
    </LocaleContext>,
  )
  expect(screen.getByText('Zinc, 30錠')).toBeTruthy()
  const { text } = lineDocument({ ...line, state: 'active' } as never, 'ja')
  expect(text).toMatch(/^30錠\n/)
  expect(text).toContain('Zinc, 30錠')
})
