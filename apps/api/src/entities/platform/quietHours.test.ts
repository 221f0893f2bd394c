import { expect, it } from 'vitest'
import { isQuiet } from './quietHours.ts'

it('is quiet from 21:00 to 8:00 where the business is', () => {
  const at = (time: string) => new Date(`2026-11-20T${time}:00Z`)
  expect(['20:59', '21:00', '00:00', '07:59', '08:00'].map((t) => isQuiet(at(t), 'UTC'))).toEqual([
    false,
    true,
    true,
    true,
    false,
  ])
  expect(isQuiet(at('12:00'), 'Asia/Tokyo')).toBe(true)
  expect(isQuiet(at('23:30'), 'Asia/Tokyo')).toBe(false)
})
