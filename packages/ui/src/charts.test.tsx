import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { BarChart } from './BarChart.tsx'
import { Sparkline } from './Sparkline.tsx'
import { TrendChart } from './TrendChart.tsx'

afterEach(cleanup)

const text = (value: number) => `$${value / 100}`

it('nothing in a period is said, and draws no axis of a cent', () => {
  render(
    <TrendChart
      {...{ name: 'Revenue', finding: 'Revenue: nothing.', text, now: 'Nov', before: 'Oct' }}
      points={[
        { label: '1', value: 0, before: null },
        { label: '2', value: 0, before: 0 },
      ]}
    />,
  )
  expect(screen.getByRole('figure', { name: 'Revenue' }).textContent).toBe('Revenue: nothing.')
  render(<BarChart name="By month" text={text} bars={[{ label: 'Nov', value: 0 }]} />)
  expect(screen.getByText('Nothing in this period.')).toBeTruthy()
  expect(document.querySelector('svg, [role=img]')).toBeNull()
})

it('a line is interrupted where there is nothing to count, and each value stays at its day', () => {
  const { container } = render(<Sparkline values={[null, 10, null, 5, 10, null]} />)
  expect(container.querySelector('path')?.getAttribute('d')).toBe('M20,2h0M60,12h0L80,2')
})
