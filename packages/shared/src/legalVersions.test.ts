import { expect, it } from 'vitest'
import { legalVersions, versionInForce, versionToCome } from './legalVersions.ts'

it('applies an announced version from its day on', () => {
  const versions = { legalVersions, announcedVersions: { 'privacy-policy': '2027-02-01' } }
  const on = (today: string) => [
    versionInForce('privacy-policy', today, versions),
    versionToCome('privacy-policy', today, versions),
  ]
  expect(on('2027-01-31')).toEqual(['2026-11-01', '2027-02-01'])
  expect(on('2027-02-01')).toEqual(['2027-02-01', undefined])
  expect(versionInForce('disclosure', '2028-01-01', versions)).toBe('2026-11-01')
})
