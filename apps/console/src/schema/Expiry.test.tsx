import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { MeContext } from '../admin/MeContext.ts'
import type { Me } from '../session/me.ts'
import { Expiry } from './Expiry.tsx'

afterEach(() => void vi.useRealTimers())

it('a licence is over after its last day in the time zone of the business, a lot with it', () => {
  vi.useFakeTimers({ now: new Date('2026-11-30T20:00:00Z') })
  const shown = (time_zone: string, isLot = false) =>
    /title="([^"]*)"/.exec(
      renderToStaticMarkup(
        <MeContext value={{ time_zone } as Me}>
          <Expiry on="2026-11-30" isLot={isLot} />
        </MeContext>,
      ),
    )?.[1]
  expect([shown('America/New_York'), shown('Asia/Tokyo')]).toEqual(['Expires soon', 'Expired'])
  expect(shown('America/New_York', true)).toBe('Expired')
})
