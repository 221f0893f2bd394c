import { expect, it, vi } from 'vitest'
import { isTimeZone } from './days.ts'
import { zoneChoices, zoneText, zoneToday } from './zoneNames.ts'

it('offers each time zone once, by its name of today', () => {
  const known = vi
    .spyOn(Intl, 'supportedValuesOf')
    .mockReturnValue(['Asia/Calcutta', 'Asia/Tokyo', 'Europe/Kiev', 'Europe/Kyiv'])
  expect(zoneChoices('Asia/Kolkata')).toEqual(['Asia/Kolkata', 'Asia/Tokyo', 'Europe/Kyiv', 'UTC'])
  expect(zoneChoices('Asia/Calcutta')).toEqual(zoneChoices(null))
  known.mockRestore()
  expect(zoneText('Asia/Saigon')).toBe('Asia/Ho Chi Minh')
})

it('leads from what the engine knows to zones that are accepted, at the same time of day', () => {
  const at = (timeZone: string) =>
    new Date('2026-07-01T00:00:00Z').toLocaleString('en', { timeZone })
  for (const zone of Intl.supportedValuesOf('timeZone')) {
    expect(isTimeZone(zoneToday(zone)), zone).toBe(true)
    expect(at(zoneToday(zone)), zone).toBe(at(zone))
  }
})
