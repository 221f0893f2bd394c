import { expect, it } from 'vitest'
import { doctorRates, doctorTiers } from '../../db/schema/doctor.ts'
import { defaultRates, mails, settings } from '../../db/schema/platform.ts'
import { ledgerEntries } from '../../db/schema/settlement.ts'
import { eq } from '../../db/sql.ts'
import { newId } from '../../ids.ts'
import { runSweeps } from '../../jobs/sweeps.ts'
import { asAdmin, asDoctor, type Person } from '../../testing/fixtures.ts'
import { useClinic } from '../../testing/harness.ts'
import { mailsTo } from '../../testing/mails.ts'
import { setCookiesForTest } from '../../testing/signIn.ts'
import { statementsOf } from '../../testing/statements.ts'
import { defaultRateAt } from './defaultRate.ts'
import { commissionOn, rateOn } from './rates.ts'

const t = await useClinic()
const owner = await asAdmin(t, 'owner')
const [small, large, agreed] = [await asDoctor(t), await asDoctor(t), await asDoctor(t)]
const path = '/api/admin/settings/commission'
const again = async () => setCookiesForTest(t, 'admin', owner.accountId)

async function change(fields: object) {
  const browser = await again()
  const { revision } = (await browser.get(path)).data
  return browser.patch(path, { ...fields, revision })
}

/** Doctors with whom no rate is agreed. */
async function onDefault(count: number, more: Parameters<typeof asDoctor>[1] = {}) {
  const found = await Promise.all(Array.from({ length: count }, () => asDoctor(t, more)))
  for (const { id } of found) await t.ctx.db.delete(doctorRates).where(eq(doctorRates.doctorId, id))
  return found as [Person, ...Person[]]
}

const sold = (doctor: Person, base: number, at: string, type: 'commission' | 'reversal') =>
  t.add(ledgerEntries, {
    doctorId: doctor.id,
    type,
    base,
    rateBp: 2_000,
    amount: Math.round(base / 5),
    currency: 'USD',
    occurredAt: new Date(at),
    eligibleAt: new Date('2030-01-01T00:00:00Z'),
    createdAt: new Date(at),
    dedupeKey: newId(),
  })

const rates = () =>
  Promise.all([small, large, agreed].map(({ id }) => rateOn(t.ctx, id, t.clock.now(), 2_000)))

it('raises the rate by the sales of three months, from the next month on and never backwards', async () => {
  for (const { id } of [small, large])
    await t.ctx.db.delete(doctorRates).where(eq(doctorRates.doctorId, id))
  const wrong = [
    { from: 10_000, rate_bp: 1_900 },
    { from: 10_000, rate_bp: 2_500 },
  ]
  expect((await change({ tiers: wrong })).faults).toEqual([
    422,
    ['tiers.0.rate_bp', 'tiers.1.from'],
  ])
  // September to November: 9,999 and 10,000 a month on average; October's refund counts, December does not
  await sold(small, 29_999, '2026-09-01T00:00:00Z', 'commission')
  for (const doctor of [large, agreed]) {
    await sold(doctor, 33_000, '2026-10-05T00:00:00Z', 'commission')
    await sold(doctor, -3_000, '2026-11-30T23:59:59Z', 'reversal')
    await sold(doctor, 900_000, '2026-08-31T23:59:59Z', 'commission')
  }
  const tiers = [
    { from: 10_000, rate_bp: 2_200 },
    { from: 50_000, rate_bp: 2_500 },
  ]
  expect((await change({ tiers })).status).toBe(200)
  await runSweeps(t.ctx)
  expect(await rates()).toEqual([2_000, 2_000, 2_000])
  t.clock.set('2026-12-01T01:00:00Z')
  await runSweeps(t.ctx)
  expect(await rates()).toEqual([2_000, 2_200, 2_000])
  const earned = await commissionOn(t.ctx, large.id, t.clock.now(), 2_000)
  expect(earned({ commissionOverrideBp: 800 })).toBe(800)
  expect(await rateOn(t.ctx, large.id, new Date('2026-11-30T12:00:00Z'), 2_000)).toBe(2_000)

  const earnings = async (who: Person) => {
    const browser = await setCookiesForTest(t, 'doctor', who.accountId)
    return (await browser.get('/api/doctor/earnings')).data
  }
  expect(await earnings(large)).toMatchObject({
    rate_bp: 2_200,
    own_rate: false,
    tier: {
      average: 10_000,
      rate_bp: 2_200,
      from_month: '2026-09',
      to_month: '2026-11',
      until: '2026-12-31',
      next: tiers[1],
    },
  })
  expect((await earnings(small)).tier).toMatchObject({
    average: 9_999,
    rate_bp: null,
    next: tiers[0],
  })
  expect(await earnings(agreed)).toMatchObject({ own_rate: true, rate_bp: 2_000 })

  // what was said stays for the month, whatever is sold or changed in it
  await change({ tiers: [{ from: 1, rate_bp: 9_000 }] })
  await sold(large, 900_000, '2026-12-02T00:00:00Z', 'commission')
  await runSweeps(t.ctx)
  expect(await rates()).toEqual([2_000, 2_200, 2_000])
})

it('ends the rate of a doctor with 30 days of notice', async () => {
  const browser = await again()
  const end = (body: object) =>
    browser.post(`/api/admin/doctors/${agreed.id}/rates/end`, { reason: 'Agreed', ...body })
  expect((await end({ from: '2026-12-30' })).faults).toEqual([422, ['from']])
  const { data } = await end({ from: '2027-01-05' })
  expect(data[0]).toMatchObject({ rate_bp: 2_000, to: '2027-01-04' })
  const theirs = await setCookiesForTest(t, 'doctor', agreed.accountId)
  expect((await theirs.get('/api/doctor/earnings')).data.next_rate).toEqual({
    rate_bp: 2_200,
    from: '2027-01-05',
  })
  expect((await end({ from: '2027-02-05' })).body.error_code).toBe('NO_OWN_RATE')
  t.clock.set('2027-01-05T12:00:00Z')
  expect(await rateOn(t.ctx, agreed.id, t.clock.now(), 2_000)).toBe(2_000)
})

it('counts as of the month before until the new month is said, by the tiers that it began with', async () => {
  await runSweeps(t.ctx)
  t.clock.set('2027-02-01T00:00:30Z')
  expect(await rates()).toEqual([2_000, 9_000, 9_000])
  expect((await change({ tiers: [{ from: 1, rate_bp: 3_000 }] })).status).toBe(200)
  t.clock.set('2027-02-02T00:00:00Z')
  await runSweeps(t.ctx)
  // November to January: large has sold, the third has only had a refund
  expect(await rates()).toEqual([2_000, 9_000, 2_000])
  expect((await change({ tiers: [] })).status).toBe(200)
  t.clock.set('2027-03-01T01:00:00Z')
  await runSweeps(t.ctx)
  expect(await rates()).toEqual([2_000, 2_000, 2_000])
})

it('keeps a former default for 30 days and tells whom it concerns, and raises it at once', async () => {
  const doctors = [small, large, agreed]
  const ratesAt = (day: string, usual: number) =>
    Promise.all(doctors.map(({ id }) => rateOn(t.ctx, id, new Date(`${day}T12:00:00Z`), usual)))
  await (await again()).post(`/api/admin/doctors/${agreed.id}/rates`, {
    rate_bp: 1_900,
    from: '2027-03-31',
    reason: 'Agreed',
  })
  t.clock.set('2027-03-10T01:00:00Z')
  expect((await change({ default_bp: 1_500 })).status).toBe(200)
  expect(await ratesAt('2027-03-30', 1_500)).toEqual([2_000, 2_000, 2_000])
  expect(await ratesAt('2027-04-08', 1_500)).toEqual([2_000, 2_000, 1_900])
  expect(await ratesAt('2027-04-09', 1_500)).toEqual([1_500, 1_500, 1_900])
  const told = async ({ email }: Person) => (await mailsTo(t, email))[0]?.text ?? ''
  for (const part of ['20%', '15%', '9 Apr 2027']) expect(await told(small)).toContain(part)
  expect(await told(agreed)).not.toContain('15%')
  const theirs = await setCookiesForTest(t, 'doctor', small.accountId)
  expect((await theirs.get('/api/doctor/earnings')).data).toMatchObject({
    own_rate: false,
    rate_bp: 2_000,
    next_rate: { rate_bp: 1_500, from: '2027-04-09' },
  })

  // lower once more: announced anew, and nobody gets less before
  t.clock.set('2027-03-20T01:00:00Z')
  await change({ default_bp: 1_000 })
  expect(await ratesAt('2027-04-18', 1_000)).toEqual([2_000, 2_000, 1_900])
  expect(await ratesAt('2027-04-19', 1_000)).toEqual([1_000, 1_000, 1_900])
  expect(await told(large)).toContain('19 Apr 2027')
  await change({ default_bp: 2_200 })
  expect(await ratesAt('2027-03-20', 2_200)).toEqual([2_200, 2_200, 2_200])
})

it('announces a lower default to many doctors with as many statements as to two', async () => {
  const announce = async () => {
    const [all] = await statementsOf(() => change({ default_bp: 2_100 }))
    return all.filter((text) => /doctor_rates|"mails"|"accounts"|pgboss/.test(text))
  }
  const toTwo = await announce()
  const others = await onDefault(18)
  expect((await change({ default_bp: 2_200 })).status).toBe(200)
  const toTwenty = await announce()
  expect(toTwenty.length, toTwenty.join('\n')).toBeLessThanOrEqual(toTwo.length)
  for (const { id, email } of [small, ...others]) {
    expect(await rateOn(t.ctx, id, t.clock.now(), 2_100)).toBe(2_200)
    expect((await mailsTo(t, email))[0]?.text).toContain('21%')
  }
})

it('lets a rate be agreed while a former default is kept: lower after the notice, higher at once', async () => {
  const [doctor] = await onDefault(1, { approvedAt: new Date('2027-01-01T00:00:00Z') })
  const set = async (rate_bp: number, from: string) => {
    const body = { rate_bp, from, reason: 'Agreed' }
    return (await again()).post(`/api/admin/doctors/${doctor.id}/rates`, body)
  }
  const rateAt = (day: string) => rateOn(t.ctx, doctor.id, new Date(`${day}T12:00:00Z`), 1_500)
  expect((await change({ default_bp: 1_500 })).status).toBe(200)
  expect((await set(1_800, '2027-03-20')).faults).toEqual([422, ['from']])
  expect(await rateAt('2027-03-20')).toBe(2_100)
  expect((await set(1_800, '2027-04-19')).status).toBe(201)
  expect(await rateAt('2027-04-18')).toBe(2_100)
  expect(await rateAt('2027-04-19')).toBe(1_800)
  const told = (await mailsTo(t, doctor.email)).map(({ text }) => text)
  expect(told).toContainEqual(expect.stringMatching(/21%.*18%.*19 Apr 2027/s))
  t.clock.set('2027-03-21T01:00:00Z')
  expect((await set(2_500, '2027-03-21')).status).toBe(201)
  expect(await rateAt('2027-03-21')).toBe(2_500)
})

it('keeps a former default for doctors with a tier as well, and says how many it concerns', async () => {
  t.clock.set('2027-04-10T01:00:00Z')
  const [reached] = await onDefault(1)
  const [low] = await onDefault(1)
  await onDefault(1, { status: 'suspended' })
  for (const [doctor, rateBp] of [[reached, 2_400] as const, [low, 1_300] as const])
    await t.add(doctorTiers, { doctorId: doctor.id, month: '2027-04-01', average: 1, rateBp })
  const effectOf = async (field: string, value: unknown) => {
    const { data } = await change({ [field]: value, dry_run: true })
    return data.notes.find((each: { field: string }) => each.field === field).effect
  }
  const effect = await effectOf('default_bp', 1_200)
  const sent = () => t.ctx.db.$count(mails, eq(mails.template, 'doctor.rate_changed'))
  const before = await sent()
  expect((await change({ default_bp: 1_200 })).status).toBe(200)
  expect(effect).toContain(`${(await sent()) - before} doctors have no rate of their own`)
  const ratesAt = (day: string) =>
    Promise.all(
      [reached, low].map(({ id }) => rateOn(t.ctx, id, new Date(`${day}T12:00:00Z`), 1_200)),
    )
  expect(await ratesAt('2027-04-10')).toEqual([2_400, 1_300])
  // below the tiers in the month after
  expect(await ratesAt('2027-05-09')).toEqual([1_500, 1_300])
  expect(await ratesAt('2027-05-10')).toEqual([1_200, 1_200])
  const text = (await mailsTo(t, reached.email))[0]?.text ?? ''
  for (const part of ['do not reach a tier', '15%', '12%', '10 May 2027'])
    expect(text).toContain(part)
  expect(text).not.toContain('24%')
  const theirs = await setCookiesForTest(t, 'doctor', reached.accountId)
  expect((await theirs.get('/api/doctor/earnings')).data).toMatchObject({
    own_rate: false,
    rate_bp: 2_400,
    next_rate: null,
  })
  // what is kept is no rate of their own
  await sold(small, 90_000, '2027-02-01T00:00:00Z', 'commission')
  const tiers = [{ from: 10_000, rate_bp: 3_000 }]
  expect(await effectOf('tiers', tiers)).toContain('1 doctor reaches a tier')
})

it('knows what counted at the time of an order, also on the day on which a kept default ends', async () => {
  const [doctor] = await onDefault(1)
  const rateThen = async (time: string) => {
    const at = new Date(time)
    return rateOn(t.ctx, doctor.id, at, await defaultRateAt(t.ctx, at))
  }
  t.clock.set('2027-06-01T02:00:00Z')
  await change({ default_bp: 1_000 })
  t.clock.set('2027-06-05T02:00:00Z')
  await change({ default_bp: 1_500 })
  expect(await rateThen('2027-06-01T01:00:00Z')).toBe(1_200)
  expect(await rateThen('2027-06-04T01:00:00Z')).toBe(1_200)
  expect(await rateThen('2027-06-05T01:00:00Z')).toBe(1_200)
  expect(await rateThen('2027-06-05T03:00:00Z')).toBe(1_500)
  // lowered on the same day: what has counted last is kept
  t.clock.set('2027-06-05T04:00:00Z')
  await change({ default_bp: 900 })
  expect(await rateThen('2027-06-04T01:00:00Z')).toBe(1_200)
  expect(await rateThen('2027-06-05T05:00:00Z')).toBe(1_500)
  expect(await rateThen('2027-07-04T05:00:00Z')).toBe(1_500)
  expect(await rateThen('2027-07-05T05:00:00Z')).toBe(900)
})

it('knows of a default that a server of the release before has changed, at once and later', async () => {
  const { ctx, clock } = t
  const changeAsBefore = async (value: number, time: string) => {
    clock.set(time)
    const stored = { value, updatedAt: clock.now() }
    await ctx.db.update(settings).set(stored).where(eq(settings.key, 'commission.default_bp'))
  }
  const ratesAt = (...times: string[]) =>
    Promise.all(times.map((time) => defaultRateAt(ctx, new Date(time))))
  const days = ['2027-07-31T00:00:00Z', '2027-08-01T03:00:00Z'] as const
  await changeAsBefore(1_100, '2027-08-01T02:00:00Z')
  expect(await ratesAt(...days)).toEqual([900, 1_100])
  clock.set('2027-08-02T02:00:00Z')
  await change({ default_bp: 1_300 })
  expect(await ratesAt(...days, '2027-08-02T03:00:00Z')).toEqual([900, 1_100, 1_300])
  // the first change of all
  await ctx.db.delete(defaultRates)
  await changeAsBefore(1_400, '2027-08-01T02:00:00Z')
  expect(await ratesAt(...days)).toEqual([2_000, 1_400])
  clock.set('2027-08-03T02:00:00Z')
  await change({ default_bp: 3_000 })
  expect(await ratesAt(...days, '2027-08-03T03:00:00Z')).toEqual([2_000, 1_400, 3_000])
})

it('keeps a former default beside a lower tier, also when the default is changed meanwhile', async () => {
  const [doctor] = await onDefault(1)
  const ratesAt = (...times: string[]) =>
    Promise.all(
      times.map(async (time) => {
        const at = new Date(time)
        return rateOn(t.ctx, doctor.id, at, await defaultRateAt(t.ctx, at))
      }),
    )
  const reaches = (month: string, rateBp: number) =>
    t.add(doctorTiers, { doctorId: doctor.id, month, average: 1, rateBp })
  await reaches('2027-09-01', 2_500)
  t.clock.set('2027-09-20T02:00:00Z')
  await change({ default_bp: 2_000 })
  await reaches('2027-10-01', 2_200)
  t.clock.set('2027-10-02T02:00:00Z')
  await change({ default_bp: 2_600 })
  const days = ['2027-10-02T03:00:00Z', '2027-10-19T03:00:00Z', '2027-10-20T03:00:00Z'] as const
  expect(await ratesAt(...days)).toEqual([2_500, 2_500, 2_200])
  // announced anew from what is paid now
  await change({ default_bp: 1_800 })
  expect(await ratesAt(...days)).toEqual([2_500, 2_500, 2_500])
  expect(await ratesAt('2027-10-31T03:00:00Z', '2027-11-02T03:00:00Z')).toEqual([2_500, 1_800])
})
