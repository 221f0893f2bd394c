import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { installQuestionnaires } from '../../entities/questionnaire/definitions.ts'
import { totalsOf } from '../../entities/settlement/collect.ts'
import { useClinic } from '../../testing/harness.ts'
import { expectStatesFollow } from '../../testing/statesFollow.ts'
import { unbalancedLots, unbalancedStock } from '../../testing/stock.ts'
import { createDb, schema } from '../client.ts'
import { rowOf } from '../rowsOf.ts'
import { fulfilmentStates, lineStates, orderStates, paymentStates } from '../schema/orderStates.ts'
import { returnStates } from '../schema/return.ts'
import { shipmentStates } from '../schema/shipment.ts'
import { getTableColumns, getTableName, is, PgTable } from '../sql.ts'
import { makeDemo } from './demo/make.ts'
import { type Rows, tables } from './demo/world.ts'
import { demoPassword, isEmpty, seedDemo } from './demo.ts'

let took = 0
let wasEmpty = false
const t = await useClinic()
const { ownerUrl } = t
wasEmpty = await isEmpty(ownerUrl)
// as on a database on which a server has been started before
await installQuestionnaires(ownerUrl)
const installed = await questionnaires()
const began = performance.now()
await seedDemo({ ownerUrl, config: t.ctx.config, now: t.clock.now() })
took = performance.now() - began

describe('the demonstration', () => {
  it('fills an empty database within seconds, also on a busy machine', async () => {
    expect(wasEmpty).toBe(true)
    expect(await isEmpty(t.ownerUrl)).toBe(false)
    expect(took).toBeLessThan(20_000)
  })

  it('has what the next start of a server would install', async () => {
    await installQuestionnaires(ownerUrl)
    expect(installed.length).toBeGreaterThan(0)
    expect(await questionnaires()).toEqual(expect.arrayContaining(installed))
  })

  it('lets the three demo users in', async () => {
    for (const role of ['admin', 'doctor', 'patient'] as const) {
      const answer = await t
        .browser()
        .post(`/api/${role}/login`, { email: `${role}@officina.test`, password: demoPassword })
      expect([role, answer.status]).toEqual([role, 200])
    }
  })

  it('shows doctors, patients and recipes in every status', async () => {
    expect(await valuesOf('doctors', 'status')).toEqual(
      'applied approved closed email_submitted lapsed needs_info rejected suspended'.split(' '),
    )
    expect(await valuesOf('patients', 'status')).toEqual(
      'active anonymised archived declined invited link_requested registered_by_doctor suspended'.split(
        ' ',
      ),
    )
    expect(await valuesOf('invitations', 'status')).toEqual(
      'accepted bounced expired opened pending revoked'.split(' '),
    )
    expect(await valuesOf('recipes', 'status')).toEqual(
      'active archived cancelled completed draft entered_in_error expired issued on_hold published retired superseded'.split(
        ' ',
      ),
    )
    expect(await valuesOf('products', 'availability')).toEqual(
      'backordered discontinued in_stock out_of_stock'.split(' '),
    )
    expect(await valuesOf('admins', 'admin_role')).toHaveLength(7)
  })

  it('shows orders in every state of every axis', async () => {
    expect(await valuesOf('orders', 'order_state')).toEqual([...orderStates].sort())
    expect(await valuesOf('orders', 'payment_state')).toEqual([...paymentStates].sort())
    expect(await valuesOf('orders', 'fulfilment_state')).toEqual([...fulfilmentStates].sort())
    expect(await valuesOf('order_lines', 'line_status')).toEqual([...lineStates].sort())
    expect(await valuesOf('shipments', 'status')).toEqual([...shipmentStates].sort())
    expect(await valuesOf('settlements', 'status')).toEqual(
      expect.arrayContaining(['approved', 'carried_over', 'closed', 'paid']),
    )
  })

  it('has orders that add up', async () => {
    await expectNone(`orders o where o.subtotal - o.discount + o.shipping + o.tax_added <> o.total
        or o.total - o.shipping - o.shipping_tax_added <> (select sum(line_total) from order_lines l where l.order_id = o.id)
        or o.item_count <> (select sum(qty_ordered) from order_lines l where l.order_id = o.id)
        or o.refunded <> coalesce((select sum(amount) from refunds r where r.order_id = o.id), 0)`)
    await expectNone(`order_lines l join orders o on o.id = l.order_id where l.refunded > line_total or line_total
        <> unit_price * qty_ordered - l.discount + case when o.prices_include_tax then 0 else l.tax end`)
    // some regions add tax to the prices
    expect(await count('orders where tax_added > 0 and not prices_include_tax')).toBeGreaterThan(9)
    await expectNone(`order_lines l where l.qty_shipped <> coalesce((
        select sum(sl.quantity) from shipment_lines sl join shipments s on s.id = sl.shipment_id
        where sl.order_line_id = l.id and s.shipped_at is not null and s.reshipment_of is null), 0)`)
    await expectNone(`orders o join payments p on p.order_id = o.id
        where p.amount <> o.total or (p.status = 'paid') <> (o.paid_at is not null)`)
  })

  it('has card payments that the books of the test bank know to the cent, refunds too', async () => {
    const booked = `payments p join orders o on o.id = p.order_id
      left join test_bank b on b.id = p.id::text and p.ref = 'tbp_' || b.id
      where p.provider = 'test_bank'`
    await expectNone(`${booked} and (o.payment_method <> 'card' or b.data->>'status' is distinct from p.status
        or (b.data->>'captured')::int <> case when p.status = 'paid' then p.amount else 0 end
        or (b.data->>'refunded')::int <> o.refunded)`)
    // without it nothing is captured, refunded or tried again
    await expectNone(`${booked} and p.checkout_until is null`)
    expect(await count(`${booked} and p.status = 'paid'`)).toBeGreaterThan(20)
    expect(await count(`${booked} and o.refunded > 0`)).toBeGreaterThan(0)
    expect(await valuesOf('orders', 'payment_method')).toEqual(['bank_transfer', 'card', 'invoice'])
  })

  it('has returns in every state, which agree with lines, flags and refunds', async () => {
    expect(await valuesOf('returns', 'status')).toEqual([...returnStates].sort())
    await expectNone(`returns r where (r.status = 'refunded') <> exists (
        select from refunds f where f.id = r.refund_id and f.order_id = r.order_id)`)
    await expectNone(`order_lines l where l.qty_returned <> coalesce((
        select sum((part->>'quantity')::int) from returns r, jsonb_array_elements(r.lines) part
        where r.status in ('received', 'refunded') and part->>'order_line_id' = l.id::text), 0)`)
    for (const [flag, status] of [
      ['return_requested', 'requested'],
      ['return_received', 'received'],
    ])
      await expectNone(`orders o where ('${flag}' = any(o.flags)) <> exists (
          select from returns r where r.order_id = o.id and r.status = '${status}')`)
    await expectNone('returns where created_at > now() or closed_at > now()')
    expect(await valuesOf('product_reports', 'kind')).toEqual(['damaged', 'reaction'])
    await expectNone('product_reports where lot is null or created_at > now()')
    expect(await valuesOf('settlement_disputes', 'status')).toEqual(['declined', 'open'])
  })

  it('has states that follow from quantities and parcels', async () => {
    const all = await t.rows(schema.orders)
    for (const order of all) {
      const derived = await expectStatesFollow(t.ctx, order)
      if (order.orderState === 'completed')
        expect(['completed', 'open']).toContain(derived.orderState)
    }
  })

  it('has answers, news, requests, notes and mails', async () => {
    expect(await valuesOf('answer_sets', 'status')).toEqual(
      'amended entered_in_error in_progress sent stopped submitted'.split(' '),
    )
    expect(await valuesOf('news', 'status')).toEqual(
      'archived draft expired published scheduled'.split(' '),
    )
    expect(await valuesOf('requests', 'status')).toEqual(
      'approved approved_with_changes declined expired open withdrawn'.split(' '),
    )
    // the built-in one and the clinic's own
    expect(await count(`questionnaires where status = 'published'`)).toBe(2)
    expect(await count(`questionnaires where created_by is not null`)).toBe(2)
    expect(await count('notes')).toBeGreaterThan(5)
    expect(await count(`mails where html like '<!doctype html>%'`)).toBeGreaterThan(20)
    const placed = `mails m join patients p on p.id = m.patient_id
      where m.template = 'order_placed' and m.locale = 'en' and p.last_name ~ '^[A-Z]'`
    expect(await count(placed)).toBeGreaterThan(0)
    await expectNone(`${placed} and (m.text !~ 'Subtotal: .*\nDelivery: '
        or m.text not like '%Dear ' || p.first_name || ' ' || p.last_name || '%')`)
  })

  it('gives the demo doctor and the demo patient something to do', async () => {
    const doctor = `(select id from doctors where email = 'doctor@officina.test')`
    const patient = `(select id from patients where email = 'patient@officina.test')`
    expect(await count(`patients where doctor_id = ${doctor}`)).toBeGreaterThanOrEqual(12)
    expect(await count(`settlements where doctor_id = ${doctor}`)).toBeGreaterThanOrEqual(3)
    expect(
      await count(
        `doctors where id = ${doctor} and bank_number_enc is not null and status = 'approved'`,
      ),
    ).toBe(1)
    expect(
      await count(`recipes where patient_id = ${patient} and status = 'issued'`),
    ).toBeGreaterThanOrEqual(2)
    expect(
      await count(
        `recipes where patient_id = ${patient} and status = 'issued' and first_ordered_at is null`,
      ),
    ).toBe(1)
    expect(
      await count(`(select distinct order_state, payment_state, fulfilment_state from orders
        where patient_id = ${patient}) states`),
    ).toBeGreaterThanOrEqual(5)
    expect(await count(`addresses where patient_id = ${patient}`)).toBe(2)
  })

  it('reserves exactly what open orders wait for', async () => {
    await expectNone(`stock s where s.on_hand < 0 or s.reserved <> coalesce((
        select sum(l.qty_ordered - l.qty_shipped - l.qty_cancelled) from order_lines l
        where l.variant_id = s.variant_id and l.line_status in ('reserved', 'picking', 'packed')), 0)`)
    expect(await count('stock where reserved > 0')).toBeGreaterThan(0)
  })

  it('has movements that add up to the stock and to each lot', async () => {
    expect(await count(unbalancedStock)).toBe(0)
    expect(await count(unbalancedLots)).toBe(0)
    expect(await valuesOf('stock_movements', 'kind')).toEqual(
      'counted quarantined received reserved shipped'.split(' '),
    )
    expect(await count('stock_lots where hold_reason is not null')).toBeGreaterThan(0)
  })

  it('counts on recipes what was ordered from them, within their rules', async () => {
    await expectNone(`recipe_lines rl where rl.times_ordered <> (
        select count(*) from order_lines l join orders o on o.id = l.order_id
        where l.recipe_line_id = rl.id and o.order_state <> 'cancelled')`)
    await expectNone('recipe_lines where times_ordered > refills_allowed + 1')
    await expectNone(`order_lines l join orders o on o.id = l.order_id join recipes r on r.id = l.recipe_id
        where o.placed_at < r.issued_at or o.placed_at > coalesce(r.ended_at, o.placed_at)
          or r.patient_id <> o.patient_id`)
  })

  it('has a commission for what was shipped, and statements that hold the ledger', async () => {
    await expectNone(`order_lines l where l.qty_shipped > 0 and not exists (
        select from ledger_entries e where e.order_line_id = l.id and e.type = 'commission')`)
    const all = await query<{ id: string; net: string; status: string; carried_out: string }>(
      // the entries of a void one are on the one that replaces it
      `select * from settlements where status <> 'void'`,
    )
    for (const row of all) {
      const { net, ...rest } = await totalsOf(t.ctx, row.id)
      expect({ number: row.id, net }).toEqual({ number: row.id, net: Number(row.net) })
      expect(row).toMatchObject({
        order_count: rest.orderCount,
        gross_base: String(rest.grossBase),
        commission: String(rest.commission),
        adjustments: String(rest.adjustments),
        carried_in: String(rest.carriedIn),
      })
    }
    const [sums] = await query<{ ledger: number; owed: number; open: number }>(`
      select sum(amount)::float8 as ledger,
        (select sum(net)::float8 from settlements where status in ('closed', 'approved', 'failed')) as owed,
        sum(amount) filter (where type <> 'payout' and not exists (
          select from settlement_entries s where s.entry_id = e.id))::float8 as open
      from ledger_entries e`)
    expect(sums?.ledger).toBe((sums?.owed ?? 0) + (sums?.open ?? 0))
  })

  it('has a doctor on the default rate', async () => {
    expect(
      await count(`doctors d where status = 'approved' and not exists (
        select from doctor_rates r where r.doctor_id = d.id and coalesce(r."to", 'infinity') >= current_date)`),
    ).toBe(1)
  })

  it('is as large as it says', async () => {
    expect(await count('doctors')).toBeGreaterThanOrEqual(8)
    expect(await count('patients')).toBe(40)
    expect(await count('products')).toBe(62)
    expect(await count(`catalogs where kind = 'platform'`)).toBe(7)
    expect(await count(`catalogs where kind = 'doctor'`)).toBe(2)
    expect(await count(`recipes where kind = 'patient'`)).toBeGreaterThanOrEqual(30)
    expect(await count('orders')).toBeGreaterThanOrEqual(120)
    expect(await count(`patients where last_name ~ '[髙﨑]'`)).toBeGreaterThanOrEqual(2)
  })

  it('has addresses whose codes are those of their cities', async () => {
    const wrong = await query<{ postal_code: string }>(`
      select postal_code, region, city from addresses where country = 'US' and region <> case
        when postal_code like '97%' then 'OR' when postal_code ~ '^9(8|9[0-4])' then 'WA'
        when postal_code ~ '^9[0-6]' then 'CA' when postal_code ~ '^0[12]' then 'MA' end`)
    expect(wrong).toEqual([])
  })

  it('goes on counting where its numbers end', async () => {
    for (const [table, kind] of [
      ['doctors', 'doctor'],
      ['patients', 'patient'],
      ['recipes', 'recipe'],
      ['orders', 'order'],
      ['shipments', 'shipment'],
    ]) {
      const [row] = await query<{ used: number; next: number }>(
        `select max(right(number, 6)::int) as used, nextval('${kind}_numbers')::int as next from ${table}`,
      )
      expect(row?.next).toBe((row?.used ?? 0) + 1)
    }
    const [statements] = await query<{ used: number; last: number }>(
      `select max(right(number, 6)::int) as used, (select last from number_counters) as last from settlements`,
    )
    expect(statements?.last).toBe(statements?.used)
  })

  it('is the same on the same day, whatever the hour', () => {
    const hashOf = (hour: string) => {
      const now = new Date(`2026-11-20T${hour}:00:00Z`)
      const secrets = { passwordHash: 'hash', encrypt: (number: string) => number }
      const { rows, files } = makeDemo(t.ctx.config, now, secrets)
      return createHash('sha256')
        .update(JSON.stringify([storedOf(rows), files]))
        .digest('hex')
    }
    expect(hashOf('00')).toBe(hashOf('23'))
  })

  it('holds on any day, in yen and in Tokyo too', () => {
    const config = { ...t.ctx.config, currency: 'JPY', timeZone: 'Asia/Tokyo' }
    const secrets = { passwordHash: 'hash', encrypt: (number: string) => number }
    for (const day of ['2026-11-29', '2026-12-31', '2027-01-01', '2027-03-02', '2028-02-29']) {
      const { rows } = makeDemo(config, new Date(`${day}T15:30:00Z`), secrets)
      const statuses = new Set(rows.settlements.map((row) => row.status))
      expect([...statuses], day).toEqual(
        expect.arrayContaining(['approved', 'carried_over', 'closed', 'paid']),
      )
      expect(new Set(rows.orders.map((row) => row.fulfilmentState)).size).toBe(
        fulfilmentStates.length,
      )
    }
  })

  it('has nothing that happens later than now', async () => {
    for (const [table, column] of [
      ['audit_log', 'at'],
      ['recipes', 'issued_at'],
      ['recipe_events', 'at'],
      ['patients', 'updated_at'],
      ['doctors', 'updated_at'],
      ['accounts', 'last_login_at'],
      ['orders', 'updated_at'],
      ['shipments', 'updated_at'],
      ['payments', 'settled_at'],
      ['refunds', 'created_at'],
      ['ledger_entries', 'occurred_at'],
      ['settlements', 'updated_at'],
    ])
      expect(
        await count(`${table} where ${column} > '${t.clock.now().toISOString()}'`),
        `${table}.${column}`,
      ).toBe(0)
  })
})

describe('a row', () => {
  const readable: [string, PgTable][] = Object.values<unknown>(schema)
    .filter(isTable)
    .map((table) => [getTableName(table), table])
  it.each(readable)(
    'of %s that comes as one value is the same as column by column',
    async (_name, table) => {
      const db = createDb(t.ctx.pool)
      const rows = await db.select({ row: rowOf(table) }).from(table)
      expect(rows.map(({ row }) => row)).toEqual(await db.select().from(table))
    },
  )
})

/** Without binary columns, which JSON does not have. */
function isTable(value: unknown): value is PgTable {
  return (
    is(value, PgTable) &&
    Object.values(getTableColumns(value)).every((column) => column.getSQLType() !== 'bytea')
  )
}

/** Only what goes into the columns. */
const storedOf = (rows: Rows) =>
  tables.map((name) => {
    const columns = Object.keys(getTableColumns(schema[name] as PgTable))
    return (rows[name] as Record<string, unknown>[]).map((row) => columns.map((key) => row[key]))
  })

const query = async <R extends object>(text: string): Promise<R[]> =>
  (await t.ctx.pool.query<R>(text)).rows

/** No row is so. */
const expectNone = async (from: string) => expect(await count(from), from).toBe(0)

const count = async (from: string): Promise<number> =>
  (await query<{ n: number }>(`select count(*)::int as n from ${from}`))[0]?.n ?? 0

const valuesOf = async (table: string, column: string): Promise<string[]> =>
  (
    await query<{ value: string }>(`select distinct ${column} as value from ${table} order by 1`)
  ).map((row) => row.value)

async function questionnaires(): Promise<unknown[]> {
  return (await t.ctx.pool.query('select key, version from questionnaires order by 1, 2')).rows
}
