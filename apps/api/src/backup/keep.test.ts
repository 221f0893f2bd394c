import fc from 'fast-check'
import { expect, it } from 'vitest'
import { abandoned, backupName, superfluous } from './keep.ts'

const nightly = (nights: number) =>
  Array.from({ length: nights }, (_, n) =>
    backupName(new Date(Date.UTC(2025, 5, 1 + n, 2, 30)), true),
  )

it('keeps the last of 7 days, 4 weeks and 12 months', () => {
  const names = nightly(500)
  const gone = new Set(superfluous(names))
  const days = names.filter((name) => !gone.has(name)).map((name) => name.slice(9, 19))
  expect(days).toEqual([
    ...['2025-11-30', '2025-12-31', '2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30'],
    ...['2026-05-31', '2026-06-30', '2026-07-31', '2026-08-31', '2026-09-27', '2026-09-30'],
    ...['2026-10-04', '2026-10-07', '2026-10-08', '2026-10-09', '2026-10-10'],
    ...['2026-10-11', '2026-10-12', '2026-10-13'],
  ])
})

it('removes halves of backups after a day, and nothing else', () => {
  const now = new Date('2026-06-02T02:30:00Z')
  const whole = backupName(new Date('2026-05-01T02:30:00Z'), true)
  const found = (at: string) =>
    [whole, `${whole}.0a1b2c3d.part`, 'notes.part'].map((name) => ({ name, at: new Date(at) }))
  expect(abandoned(found('2026-06-01T02:30:00Z'), now)).toEqual([])
  expect(abandoned(found('2026-06-01T02:29:59Z'), now)).toEqual([`${whole}.0a1b2c3d.part`])
})

it('never takes the newest, nor what is no backup, and has then nothing more to take', () => {
  const moment = fc.date({
    min: new Date('2020-01-01'),
    max: new Date('2030-01-01'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(fc.array(moment, { maxLength: 60 }), (moments) => {
      const names = [...moments.map((each) => backupName(each, true)), 'notes.txt', 'officina-old']
      const gone = superfluous(names)
      const newest = names
        .filter((name) => name.endsWith('.age'))
        .toSorted()
        .at(-1)
      expect(gone).not.toContain(newest)
      expect(gone).not.toContain('notes.txt')
      const left = names.filter((name) => !gone.includes(name))
      expect(superfluous(left)).toEqual([])
      expect(new Set(left).size).toBeLessThanOrEqual(23 + 2)
    }),
  )
})
