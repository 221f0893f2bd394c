import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { LocaleProvider } from '../text.tsx'
import { Best } from './Tables.tsx'
import type { Figures } from './types.ts'

it('names categories as every other page does', () => {
  const row = { id: null, orders: null, units: 1, revenue: 100, revenue_before: 0 }
  const categories = ['skin care', 'foot_care'].map((name) => ({ ...row, name }))
  const figures = { currency: 'USD', products: [], categories } as Partial<Figures> as Figures
  render(
    <LocaleProvider initial="ja">
      <Best figures={figures} page={{ hrefOf: () => '', onCsv: () => {}, measure: null }} />
    </LocaleProvider>,
  )
  fireEvent.change(screen.getByLabelText('表示'), { target: { value: 'categories' } })
  const named = screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
  expect(named).toEqual(['スキンケア', 'Foot care'])
})
