import { expect, it } from 'vitest'
import { useClinic } from '../testing/harness.ts'
import { nextNumber } from './numbers.ts'

const t = await useClinic({ timeZone: 'Asia/Tokyo' })

const kinds = ['order', 'shipment', 'recipe'] as const
const yearsAt = async (at: string) => {
  t.clock.set(at)
  const numbers = await Promise.all(kinds.map((kind) => nextNumber(t.ctx, kind)))
  return numbers.map((number) => number.split('-')[1])
}

it('counts years where the shop is', async () => {
  expect(await yearsAt('2026-12-31T14:59:59.999Z')).toEqual(['2026', '2026', '2026'])
  expect(await yearsAt('2026-12-31T15:00:00.000Z')).toEqual(['2027', '2027', '2027'])
  t.app.ports.config.timeZone = 'America/New_York'
  expect(await yearsAt('2027-01-01T04:59:59.999Z')).toEqual(['2026', '2026', '2026'])
})
