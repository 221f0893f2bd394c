import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { PackField } from './LineFields.tsx'
import { LocaleContext } from './text.tsx'

afterEach(cleanup)

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
