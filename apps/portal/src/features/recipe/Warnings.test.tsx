import { newLine } from '@officina/ui/recipeLine.ts'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { DraftLine, RecipeLine, Warning } from './draft.ts'
import { Warnings } from './Warnings.tsx'

afterEach(cleanup)

it('shows the gravest first, and what lasts too short a time as one', () => {
  const short = (line: number, days: number, wanted: number) => ({
    ...{ code: 'SUPPLY_SHORT', level: 'info', line, detail: { days, wanted } },
    message: `Product ${line} is short`,
  })
  const other = (level: string) => ({ code: 'OTHER', level, line: null, message: level })
  const warnings = [
    ...[short(0, 120, 180), other('info'), short(1, 30, 60), other('warn')],
    ...[short(2, 24, 180), other('stop'), other('block')],
  ] as unknown as Warning[]
  const lines = ['Ashwagandha', 'Zinc', 'Electrolytes'].map((title) => ({ product: { title } }))
  const { container } = render(
    <Warnings warnings={warnings} lines={lines as unknown as RecipeLine[]} />,
  )
  expect([...container.children].map(({ textContent }) => textContent)).toEqual([
    ...['block', 'stop', 'warn', 'info'],
    '2 products last less than 180 days with all refills: Ashwagandha (120 days), Electrolytes (24 days).',
    'Product 1 is short',
  ])
})

it('is read also where its code does not come, as is what was refused', async () => {
  const noFile = () => {
    throw new Error('no such file')
  }
  const parts = ['./WarningText.tsx', './LineReason.tsx', './DraftRefusals.tsx']
  for (const part of parts) vi.doMock(part, noFile)
  // copies of their own: others may have that code already
  const copies = ['./LineCard.tsx?bare', './RefusalsOfDraft.tsx?bare'] as const
  const { LineCard }: typeof import('./LineCard.tsx') = await import(/* @vite-ignore */ copies[0])
  const { RefusalsOfDraft }: typeof import('./RefusalsOfDraft.tsx') = await import(
    /* @vite-ignore */ copies[1]
  )
  const none = () => undefined
  const product = { id: 'p', title: 'Zinc', brand: '', variant_id: 'v', variant_title: '' }
  const pack = { form: 'tablet', unit: 'tablet', units_per_pack: 30, price: 900, image: null }
  const shelf = { availability: 'in_stock' }
  const line = newLine({ ...product, ...pack, ...shelf } as never, 30) as DraftLine
  const warning = { code: 'OTHER', level: 'warn', message: 'Two with zinc' } as never
  const error = { errors: { title: ['Enter 80 characters or fewer.'] } }
  render(
    <>
      <LineCard
        line={{ ...line, state: 'paused' }}
        currency="USD"
        warnings={[warning]}
        errors={{}}
        isOpen={false}
        isFirst
        isLast
        onToggle={none}
        onMove={none}
        onRemove={none}
        onChange={none}
        onDrag={none}
      />
      <RefusalsOfDraft draft={{ state: { is: 'failed', error } } as never} onShow={none} />
    </>,
  )
  expect(await screen.findByText('Two with zinc')).toBeTruthy()
  expect(await screen.findByText('Enter 80 characters or fewer.')).toBeTruthy()
  for (const part of parts) vi.doUnmock(part)
})
