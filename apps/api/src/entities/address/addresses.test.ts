import { describe, expect, it } from 'vitest'
import { addresses } from '../../db/schema/patient.ts'
import { asDoctor, asPatient } from '../../testing/fixtures.ts'
import { useClinic } from '../../testing/harness.ts'

const t = await useClinic()
const doctor = await asDoctor(t)
const patient = await asPatient(t, doctor)

const url = '/api/patient/addresses'
const valid = {
  label: 'Office',
  name: 'Ana Brown',
  phone: '+81 3-1234-5678',
  country: 'JP',
  postal_code: '100-0001',
  region: '東京都',
  city: '千代田区',
  line1: '千代田1-1',
}

describe('the address book', () => {
  it('knows what postal codes of a country look like, and lets those of unknown ones be', async () => {
    const them = await asPatient(t, doctor)
    const add = (country: string, postal_code: string) =>
      them.browser.post(url, { ...valid, country, postal_code, region: regions[country] ?? '' })
    const regions: Record<string, string> = { JP: '東京', US: 'California', CA: 'ON', AU: 'NSW' }
    for (const [country, code] of [
      ['JP', '10001'],
      ['US', '100-0001'],
      ['GB', '10001'],
      ['DE', '1011'],
      ['FR', '7500'],
      ['CA', '10001'],
      ['AU', '20000'],
    ] as const) {
      const refused = await add(country, code)
      expect(refused.faults).toEqual([422, ['postal_code']])
    }
    expect((await add('GB', 'SW1A 1AA')).status).toBe(201)
    expect((await add('IS', '101')).status).toBe(201)
    const { data } = await add('JP', '100-0001')
    const change = (body: object) => them.browser.patch(`${url}/${data.id}`, body)
    expect((await change({ country: 'US' })).status).toBe(422)
    expect((await change({ postal_code: '10001' })).status).toBe(422)
    expect((await change({ country: 'US', postal_code: '10001' })).faults).toEqual([
      422,
      ['region'],
    ])
    const moved = await change({ country: 'US', postal_code: '10001', region: 'new york' })
    expect(moved.data).toMatchObject({ region: 'NY', phone: '+81312345678' })
    expect(moved.data.lines).toEqual(['千代田1-1', '千代田区, NY 10001', 'United States'])
  })

  it('takes numbers and postal codes as Japanese keyboards write them', async () => {
    const typed = { phone: '０３−１２３４−５６７８', postal_code: '１００ー０００１' }
    const { status, data } = await patient.browser.post(url, { ...valid, ...typed })
    expect(status).toBe(201)
    expect(data).toMatchObject({ phone: '+81312345678', postal_code: '100-0001' })
  })

  it('asks for what the country needs, and for a number that can be called', async () => {
    const { name, phone, line1 } = valid
    const needed = await patient.browser.post(url, { name, phone, line1, country: 'JP' })
    expect(needed.faults).toEqual([422, ['city', 'postal_code', 'region']])
    const numberless = await patient.browser.post(url, { ...valid, phone: '03-1234-567' })
    expect(numberless.refusal).toEqual([422, 'PHONE_WRONG'])
  })

  it('keeps exactly one default through adding, changing and removing', async () => {
    const person = await asPatient(t, doctor)
    const defaults = async () =>
      (await person.browser.get(url)).data
        .filter((row: { is_default: boolean }) => row.is_default)
        .map((row: { city: string }) => row.city)
    const added = await person.browser.post(url, { ...valid, is_default: true })
    expect(added.status).toBe(201)
    expect(added.data).toMatchObject({
      ...valid,
      phone: '+81312345678',
      line2: null,
      lines: ['〒100-0001', '東京都千代田区千代田1-1', 'Japan'],
      is_default: true,
    })
    expect(await defaults()).toEqual(['千代田区'])
    const rows = (await person.browser.get(url)).data
    const first = rows.find((row: { id: string }) => row.id !== added.data.id)
    const changed = await person.browser.patch(`${url}/${first.id}`, {
      is_default: true,
      line2: ' 5F ',
    })
    expect(changed.data).toMatchObject({ is_default: true, line2: '5F' })
    expect(await defaults()).toEqual(['New York'])
    expect((await person.browser.del(`${url}/${first.id}`)).status).toBe(204)
    expect(await defaults()).toEqual(['千代田区'])
    expect((await person.browser.get('/api/patient/cart')).data.address_id).toBe(added.data.id)
  })

  it('holds 20', async () => {
    const person = await asPatient(t, doctor)
    for (let i = 0; i < 19; i++) expect((await person.browser.post(url, valid)).status).toBe(201)
    expect((await person.browser.post(url, valid)).refusal).toEqual([422, 'ADDRESS_BOOK_FULL'])
  })

  it('leaves an old number and an old state alone until the part it belongs to changes', async () => {
    const person = await asPatient(t, doctor)
    const { data } = await person.browser.post(url, valid)
    await t.change(addresses, data.id, { phone: '12-3456', region: 'Edo' })
    const change = (body: object) => person.browser.patch(`${url}/${data.id}`, body)
    const named = await change({ ...valid, label: 'Old', phone: '12-3456', region: 'Edo' })
    expect(named.data).toMatchObject({ label: 'Old', phone: '12-3456', region: 'Edo' })
    expect((await change({ city: '港区' })).faults).toEqual([422, ['region']])
    expect((await change({ phone: '12-3457' })).faults).toEqual([422, ['phone']])
    expect((await change({ city: '港区', region: '東京都' })).data.phone).toBe('12-3456')
    expect((await change({ phone: '090-1234-5678' })).data.phone).toBe('+819012345678')
  })
})
