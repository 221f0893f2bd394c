import { expect, it } from 'vitest'
import type { Ctx } from '../context.ts'
import { isQuiet } from './quietHours.ts'

const quietAt = (time: string, timeZone: string) =>
  isQuiet({ clock: { now: () => new Date(`2026-11-20T${time}:00Z`) }, config: { timeZone } } as Ctx)

it('is quiet from 21:00 to 8:00 where the business is', () => {
  expect(['20:59', '21:00', '00:00', '07:59', '08:00'].map((t) => quietAt(t, 'UTC'))).toEqual([
    false,
    true,
    true,
    true,
    false,
  ])
  expect(quietAt('12:00', 'Asia/Tokyo')).toBe(true)
  expect(quietAt('23:30', 'Asia/Tokyo')).toBe(false)
})
