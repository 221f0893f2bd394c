import { expect, it } from 'vitest'
import { type OwnVersion, versionsOn } from './legalVersions.ts'

const own = (version: string, asks: boolean): OwnVersion => ({
  document: 'privacy-policy',
  version,
  asks,
})
const versions = [own('2027-02-01', true), own('2027-01-01', false), own('2027-03-01', false)]
const on = (today: string, all = versions, builtIn = '2026-11-01') => {
  const { inForce, required, coming } = versionsOn('privacy-policy', today, builtIn, all)
  return [inForce, required, coming.map(({ version }) => version)]
}

it('shows the latest version and wants the latest one that asks for acceptance', () => {
  expect(on('2026-12-31')).toEqual([
    '2026-11-01',
    '2026-11-01',
    ['2027-01-01', '2027-02-01', '2027-03-01'],
  ])
  expect(on('2027-01-01')).toEqual(['2027-01-01', '2026-11-01', ['2027-02-01', '2027-03-01']])
  expect(on('2027-02-01')).toEqual(['2027-02-01', '2027-02-01', ['2027-03-01']])
  expect(on('2027-03-01')).toEqual(['2027-03-01', '2027-02-01', []])
})

it('asks nobody to accept a newer built-in text that nobody sees', () => {
  expect(on('2027-06-01', [own('2027-01-01', false)], '2027-05-01')).toEqual(['2027-01-01', '', []])
})
