import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { messages } from './messages.ts'
import { Stats } from './Stats.tsx'
import type { Practice } from './types.ts'

it('does not say that there was nothing before where more was taken back than earned', () => {
  const none = { value: 0, previous: null }
  const shown = (previous: number) => {
    const stats = {
      ...{ revenue: none, recipes_issued: none, commission: { value: 900, previous } },
      ...{ patients_active: 1, patients_total: 1, patients_pending: 0, never_ordered: 0 },
    }
    const practice = { stats, currency: 'USD', rate_bp: 2_000 } as unknown as Practice
    return renderToStaticMarkup(
      <MemoryRouter>
        <Stats practice={practice} />
      </MemoryRouter>,
    )
  }
  expect(shown(0)).toContain(messages.en.fromZero)
  expect(shown(-500)).not.toContain(messages.en.fromZero)
})
