import { expect, it } from 'vitest'
import { lookUpPostal } from './lookup.ts'
import { stateOfZip } from './zipStates.ts'

const none = { region: null, city: null, town: null }

it('knows prefecture, city and town of Japan, however the code is written', async () => {
  const chiyoda = { region: '東京都', city: '千代田区', town: '千代田' }
  for (const code of ['100-0001', '1000001', '１００−０００１'.replace('−', '-')])
    expect(await lookUpPostal('JP', code)).toEqual(chiyoda)
  expect(await lookUpPostal('JP', '100-0000')).toEqual({ ...chiyoda, town: null })
})

it('leaves open what several places share, and what nobody knows', async () => {
  expect(await lookUpPostal('JP', '498-0000')).toMatchObject({ city: null })
  for (const [country, code] of [
    ['JP', '000-0000'],
    ['JP', '1'],
    ['US', '00000'],
    ['DE', '10115'],
    ['XX', '1'],
  ] as const)
    expect(await lookUpPostal(country, code)).toEqual(none)
})

it('knows the state of a ZIP code', async () => {
  expect(await lookUpPostal('US', '94110-1234')).toEqual({ ...none, region: 'CA' })
  for (const [zip, state] of [
    ['10001', 'NY'],
    ['02108', 'MA'],
    ['20001', 'DC'],
    ['20101', 'VA'],
    ['33101', 'FL'],
    ['75201', 'TX'],
    ['96801', 'HI'],
    ['99501', 'AK'],
    ['00501', 'NY'],
    ['00901', 'PR'],
    ['21300', undefined],
  ] as const)
    expect([zip, stateOfZip(zip)]).toEqual([zip, state])
})
