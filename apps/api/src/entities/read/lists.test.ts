import { beforeAll, describe, expect, it, vi } from 'vitest'
import { doctors } from '../../db/schema/doctor.ts'
import { auditLog } from '../../db/schema/platform.ts'
import { stock } from '../../db/schema/product.ts'
import { stockLots } from '../../db/schema/stock.ts'
import { suppliers } from '../../db/schema/supplier.ts'
import { eq, sql } from '../../db/sql.ts'
import { newId } from '../../ids.ts'
import { queryOf } from '../../testing/browser.ts'
import { isDeep } from '../../testing/deep.ts'
import { asAdmin, asDoctor, asPatient, makeProduct } from '../../testing/fixtures.ts'
import { useClinic } from '../../testing/harness.ts'
import { operations } from '../../testing/operations.ts'
import { placeTestOrder } from '../../testing/orders.ts'
import { defineList } from './list.ts'

const t = await useClinic()
const admin = await asAdmin(t)
const doctor = await asDoctor(t, {
  lastName: '=HYPERLINK("x")',
  firstName: 'A',
  speciality: 'other',
  licenceCountry: 'JP',
})
await asDoctor(t, { status: 'applied', appliedAt: t.clock.now() })
await asDoctor(t, { status: 'applied', appliedAt: t.clock.now(), bankNumberLast4: '1234' })
const patient = await asPatient(t, doctor)
const product = await makeProduct(t)
for (const quantity of [1, 2, 3]) await placeTestOrder(t, patient, doctor, [{ product, quantity }])

const exported = async (resource: string, params: object = {}, headers = {}, who = admin) => {
  const url = `/api/admin/${resource}/export?${queryOf(params)}`
  const answer = await who.browser.get(url, { headers })
  expect(answer.status, answer.text).toBe(200)
  return { answer, lines: answer.text.replace('\uFEFF', '').split('\r\n').slice(0, -1) }
}
const facets = async (resource: string, filter: object = {}) =>
  (await admin.browser.get(`/api/admin/${resource}/facets?${queryOf({ filter })}`)).data

describe('an export', () => {
  it('has the rows of the list in its order, and the columns that were asked for', async () => {
    const params = { sort: ['total', 'ASC'], filter: { doctor_id: doctor.id } } as const
    const list = await admin.browser.list('/api/admin/orders', params as never)
    const { answer, lines } = await exported('orders', { ...params, columns: ['number', 'total'] })
    expect(list.data).toHaveLength(3)
    expect(lines).toEqual([
      'Number,Total,Currency',
      ...list.data.map(
        (row: { number: string; total: number; currency: string }) =>
          `${row.number},${(row.total / 100).toFixed(2)},${row.currency}`,
      ),
    ])
    expect(answer.raw.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="orders-2026-11-/)
  })

  it.each(['orders', 'doctors', 'settlements', 'shipments'])(
    'of %s has every field',
    async (name) => {
      const { lines } = await exported(name)
      const list = await admin.browser.list(`/api/admin/${name}`, { range: [0, 99] })
      expect(lines).toHaveLength(list.data.length + 1)
    },
  )

  it.each(['orders', 'doctors', 'patients', 'products', 'stock-movements'])(
    'of %s calls no two columns the same',
    async (name) => {
      for (const language of ['en', 'ja']) {
        const { lines } = await exported(name, {}, { 'accept-language': language })
        const headers = lines[0]?.split(',') ?? []
        expect(headers).toEqual([...new Set(headers)])
      }
    },
  )

  it('speaks the language of the caller and writes no formula', async () => {
    const columns = ['name', 'status', 'licence_country', 'created_at']
    const params = { columns, filter: { id: [doctor.id] } }
    const { lines } = await exported('doctors', params, { 'accept-language': 'ja' })
    expect(lines[0]).toBe('氏名,状態,免許の発行国,登録日')
    const states = { columns: ['display_status', 'status'] }
    const people = await exported('patients', states, { 'accept-language': 'ja' })
    expect(people.lines).toEqual(['状態,アカウントの状態', '利用中,利用中'])
    expect(lines[1]).toMatch(/^"A =HYPERLINK\(""x""\)",承認済み,日本,20\d\d-\d\d-\d\d /)
    const number = await exported('doctors', {
      columns: ['clinic_name'],
      filter: { id: [doctor.id] },
    })
    expect(number.lines[1]).toBe('Test Clinic')
    await t.change(doctors, doctor.id, { clinicName: '=1+1' })
    const unsafe = await exported('doctors', {
      columns: ['clinic_name'],
      filter: { id: [doctor.id] },
    })
    expect(unsafe.lines[1]).toBe("'=1+1")
  })

  it('says what is referred to by its name or number', async () => {
    const { lines } = await exported('orders', { columns: ['doctor_id', 'patient_id'] })
    const [row] = (await admin.browser.list('/api/admin/orders', {})).data
    const [{ number, name }] = (
      await admin.browser.list('/api/admin/doctors', { filter: { id: [doctor.id] } })
    ).data
    expect(lines[0]).toBe('Doctor,Patient')
    expect(lines.slice(1).map((line) => line.replaceAll('"', ''))).toEqual(
      Array(3).fill(`${number} ${name},${row.patient_number}`.replaceAll('"', '')),
    )
  })

  it('has words and numbers alone in its cells, whatever is listed', async () => {
    const paths = operations.map(({ path }) => /^\/api\/admin\/([\w-]+)\/export$/.exec(path)?.[1])
    const resources = paths.filter((name) => name !== undefined)
    expect(resources.length).toBeGreaterThan(20)
    for (const resource of resources) {
      const { answer } = await exported(resource)
      expect(answer.text, resource).not.toMatch(/[{[]"|\[object/)
    }
    const { lines } = await exported('products', { filter: { id: [product.productId] } })
    expect(lines[1]).toContain(product.productId)
    const nested = queryOf({ columns: ['packs'] })
    expect((await admin.browser.get(`/api/admin/products/export?${nested}`)).status).toBe(422)
  })

  it('says a day as a day, and a supplier by its name to those who may read it', async () => {
    const { variantId } = await makeProduct(t)
    const [supplier, now] = [newId(), t.clock.now()]
    await t.add(suppliers, { id: supplier, name: 'Northfield Naturals' })
    await t.change(stock, eq(stock.variantId, variantId), { supplierId: supplier })
    const lot = { id: newId(), variantId, lot: 'L1', expiresOn: '2028-01-31', onHand: 5 }
    await t.add(stockLots, { ...lot, createdAt: now, updatedAt: now })
    const columns = ['lot_expires_on', 'supplier_id']
    const { lines } = await exported('stock', { columns, filter: { id: [variantId] } })
    expect(lines).toEqual(['Use by,Supplier', '2028-01-31,Northfield Naturals'])
    const reader = await asAdmin(t, 'read_only')
    const seen = await exported('stock', { columns, filter: { id: [variantId] } }, {}, reader)
    expect(seen.lines).toEqual(['Use by', '2028-01-31'])
    const whole = await exported('stock', { filter: { id: [variantId] } }, {}, reader)
    expect(whole.answer.text).not.toContain('Northfield')
  })

  it('refuses unknown columns and filters', async () => {
    for (const params of [{ columns: ['password'] }, { columns: [] }, { filter: { x: 1 } }]) {
      const answer = await admin.browser.get(`/api/admin/orders/export?${queryOf(params)}`)
      expect(answer.status).toBe(422)
    }
  })

  it('leaves one audit row with filter, columns and number of rows', async () => {
    const who = await asAdmin(t)
    await who.browser.get(
      `/api/admin/doctors/export?${queryOf({ filter: { status: ['applied'], q: 'a' }, columns: ['number'] })}`,
    )
    const rows = await t.rows(auditLog, { actorId: who.accountId })
    expect(rows.map((row) => [row.action, row.after])).toEqual([
      ['doctors.export', { filter: { status: ['applied'], q: '…' }, columns: ['number'], rows: 2 }],
    ])
    // the log finds it by the words that it shows
    const found = await admin.browser.list('/api/admin/audit', {
      filter: { action: 'Exported a list', actor_id: who.accountId },
    })
    expect(found.data).toMatchObject([{ action: 'doctors.export' }])
  })
})

describe('facets', () => {
  it('count each filter under the others', async () => {
    expect(await facets('doctors')).toEqual({
      capped: false,
      facets: {
        status: { approved: 1, applied: 2 },
        no_sign_in_90d: expect.any(Object),
        no_bank: { true: 2 },
        renewal_sent: {},
      },
    })
    const applied = await facets('doctors', { status: ['applied'] })
    expect(applied.facets.status).toEqual({ approved: 1, applied: 2 })
    expect(applied.facets.no_bank).toEqual({ true: 1 })
    const searched = await facets('doctors', { q: 'no such doctor' })
    expect(searched.facets.status).toEqual({})
  })

  it('agree with the list for every choice of orders', async () => {
    const { facets: counts } = await facets('orders')
    for (const [name, choices] of Object.entries(counts as Record<string, Record<string, number>>))
      for (const [choice, count] of Object.entries(choices)) {
        const value = name === 'tab' ? choice : [choice]
        const list = await admin.browser.list('/api/admin/orders', { filter: { [name]: value } })
        expect(list.data.length, `${name} ${choice}`).toBe(count)
      }
    expect(counts.tab.all).toBe(3)
  })

  it('are counted for the named filters alone, under all of them', async () => {
    const of = (filter: object, names: string[]) =>
      admin.browser.get(`/api/admin/doctors/facets?${queryOf({ filter, of: names })}`)
    expect((await of({}, ['status'])).data.facets).toEqual({ status: { approved: 1, applied: 2 } })
    const known = await of({ no_bank: true }, ['status'])
    expect(known.data.facets).toEqual({ status: { approved: 1, applied: 1 } })
    const searched = await of({ no_bank: true, q: 'no such doctor' }, ['status'])
    expect(searched.data.facets).toEqual({ status: {} })
    expect((await of({}, ['email'])).status).toBe(422)
  })
})

describe('a list definition', () => {
  it('refuses at once what is neither column nor said', () => {
    const define = (parts: object) => () =>
      defineList('adminListCatalogs', { table: doctors, order: ['name', 'ASC'], ...parts } as never)
    expect(define({})).toThrow(/the field "name" is no column of doctors/)
    const none = sql`1`
    const columns = {
      ...{ name: doctors.number, products_count: none, doctors_count: none, source: none },
    }
    expect(define({ columns })).toThrow(/the filter "q" is no column/)
    const always = () => sql`true`
    expect(define({ columns, filters: { q: always, source: always } })).toThrow(
      /the sort "name" is no column/,
    )
  })
})

describe('a long export', () => {
  const rows = isDeep ? 100_000 : 50_000
  beforeAll(async () => {
    await t.ctx.db.execute(sql`insert into doctors (id, number, email, status, internal_note)
      select gen_random_uuid(), 'L-' || n, 'l' || n || '@example.org', 'closed', repeat('x', 500)
      from generate_series(1, ${rows}) n`)
  }, 240_000)
  const url = () =>
    `/api/admin/doctors/export?${queryOf({ filter: { status: ['closed'] }, columns: ['id', 'number', 'name', 'email', 'status', 'clinic_name', 'created_at', 'updated_at'] })}`
  const cookie = () => [...admin.browser.jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const openCursors = async () =>
    (
      await t.ctx.db.execute<{ n: number }>(
        sql`select count(*)::int as n from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
      )
    ).rows[0]?.n

  it.runIf(isDeep)(
    'streams in flat memory',
    async () => {
      const answer = await fetch(`${await t.listen()}${url()}`, { headers: { cookie: cookie() } })
      const before = process.memoryUsage().rss
      let lines = 0
      let most = 0
      for await (const chunk of answer.body as unknown as AsyncIterable<Uint8Array>) {
        for (const byte of chunk) if (byte === 10) lines++
        most = Math.max(most, process.memoryUsage().rss - before)
      }
      expect(lines).toBe(rows + 1)
      expect(most / 1024 / 1024).toBeLessThan(150)
      expect(await openCursors()).toBe(0)
    },
    60_000,
  )

  it('that the client leaves closes its cursor', async () => {
    const leaving = new AbortController()
    const answer = await fetch(`${await t.listen()}${url()}`, {
      headers: { cookie: cookie() },
      signal: leaving.signal,
    })
    const reader = answer.body?.getReader()
    await reader?.read()
    // it fetches on until the line is full, then it waits
    await expect.poll(openCursors, { timeout: 10_000 }).toBe(1)
    leaving.abort()
    await expect.poll(openCursors, { timeout: 20_000 }).toBe(0)
    const busy = () => t.ctx.pool.totalCount - t.ctx.pool.idleCount
    await expect.poll(busy).toBeLessThanOrEqual(1)
  })

  it('is answered 503 while three others run', async () => {
    // the export that its client left gives its place back a moment after its cursor
    const take = () => t.app.ports.exports.take(() => new Error('no place'))
    const ended = [await vi.waitFor(take), await vi.waitFor(take), await vi.waitFor(take)]
    const fourth = await fetch(`${await t.listen()}${url()}`, { headers: { cookie: cookie() } })
    expect([fourth.status, fourth.headers.get('retry-after')]).toEqual([503, '5'])
    for (const end of ended) end()
    expect((await exported('orders')).lines).toHaveLength(4)
  })

  it('has a list whose total is no less than the rows of any page', async () => {
    const last = { range: [rows - 10, rows + 14], filter: { status: ['closed'] } } as const
    const page = await admin.browser.list('/api/admin/doctors', last as never)
    expect(page.headers['x-total-estimated']).toBe('true')
    const [, to, total] = /-(\d+)\/(\d+)$/.exec(String(page.headers['content-range'])) ?? []
    expect([Number(to), page.data.length]).toEqual([rows - 1, 10])
    expect(Number(total)).toBeGreaterThanOrEqual(rows)
  })

  it('has facets that are exact up to 10,000', async () => {
    const { capped, facets: counts } = await facets('doctors')
    expect(capped).toBe(true)
    expect(counts.status.closed).toBeGreaterThan(10_000)
    expect(counts.status.applied).toBe(2)
    const closed = await facets('doctors', { status: ['closed'] })
    expect([closed.capped, closed.facets.status.applied]).toEqual([true, 2])
    expect(closed.facets.no_bank.true).toBeGreaterThan(10_000)
  })
})
