import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { RecipeLine, Warning } from './draft.ts'
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
