import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { DosageFields } from './DosageFields.tsx'
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

const zinc = newLine(
  {
    ...{ id: 'p', title: 'Zinc', brand: '', variant_id: 'v', variant_title: '' },
    ...{ form: 'tablet', unit: 'tablet', units_per_pack: 30, price: 900 },
  } as never,
  30,
)

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
  expect(screen.getByText('Zinc（30錠）')).toBeTruthy()
  const { text } = lineDocument({ ...line, state: 'active' } as never, 'ja')
  expect(text).toMatch(/^30錠\n/)
  expect(text).toContain('Zinc（30錠）')
})

test('what would be refused goes where its field is no longer shown', () => {
  const dosage = {
    ...zinc,
    ...{ dosage_mode: 'structured', amount_min: 3, amount_max: 2, frequency_count: 50, step: 2 },
    take_with_text: 'x'.repeat(101),
  }
  const onChange = vi.fn()
  render(<DosageFields dosage={dosage} onChange={onChange} errors={{}} isTopical={false} />)
  fireEvent.click(screen.getByRole('button', { name: 'As on the label' }))
  const nothing = { amount_min: null, amount_max: null, frequency_count: null }
  expect(onChange.mock.lastCall).toEqual([
    { dosage_mode: 'label', ...nothing, take_with_text: null },
  ])
})

test('instructions that are too long are shown until they are short, whatever the errors say', () => {
  const show = (length: number) => (
    <DosageFields
      dosage={{ ...zinc, dosage_mode: 'label', instructions: 'x'.repeat(length) }}
      onChange={() => undefined}
      errors={{}}
      isTopical={false}
    />
  )
  const { rerender } = render(show(501))
  expect(screen.getByLabelText(/Instructions/)).toBeTruthy()
  rerender(show(500))
  expect(screen.queryByLabelText(/Instructions/)).toBeNull()
})

test('a refusal is read also where the code that names its field does not come', async () => {
  vi.doMock('./LineRefusals.tsx', () => {
    throw new Error('no such file')
  })
  // a copy of its own: another one may have that code already
  const copy = './LineTools.tsx?bare'
  const { LineTools }: typeof import('./LineTools.tsx') = await import(/* @vite-ignore */ copy)
  const none = () => undefined
  render(
    <LineTools
      line={zinc}
      title="Zinc"
      isOpen={false}
      isFirst
      isLast
      onToggle={none}
      onMove={none}
      onRemove={none}
      errors={{ refills: 'Enter 0 to 12.' }}
    >
      {null}
    </LineTools>,
  )
  expect((await screen.findByRole('alert')).textContent).toBe('Enter 0 to 12.')
  vi.doUnmock('./LineRefusals.tsx')
})
