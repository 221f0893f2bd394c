import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { MeContext } from '../../admin/MeContext.ts'
import { UnshippedAge } from './OrderList.tsx'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-23T12:00:00Z') }))
afterEach(() => void vi.useRealTimers())

it.each([
  ['2026-11-23T11:30:00Z', 'Under an hour'],
  ['2026-11-23T11:00:00Z', '1 hour'],
  ['2026-11-21T12:00:00Z', '2 days'],
])('since %s: %s', (since, text) => {
  const html = renderToStaticMarkup(
    <MeContext value={{ time_zone: 'UTC' } as never}>
      <UnshippedAge since={since} />
    </MeContext>,
  )
  expect(html.replace(/<style.*?<\/style>|<[^>]+>/g, '')).toBe(text)
})
