import { beforeAll, describe, expect, it } from 'vitest'
import type { Guard } from '../context.ts'
import { exactTotals } from '../entities/list.ts'
import { orderList } from '../entities/order/tabs.ts'
import { oldestParcels, someParcels } from '../entities/shipment/matches.ts'
import { type Browser, queryOf } from '../testing/browser.ts'
import { useClinic } from '../testing/harness.ts'
import { setCookiesForTest } from '../testing/signIn.ts'
import { statementsOf } from '../testing/statements.ts'
import { seedDemo } from './seed/demo.ts'
import { seedScale } from './seed/scale.ts'
import { sql } from './sql.ts'
import { withClient } from './withClient.ts'

/** Tables that grow for ever: a list that reads one of them from end to end is slow one day. */
const growing = [
  'orders',
  'order_lines',
  'patients',
  'recipes',
  'recipe_lines',
  'shipments',
  'shipment_lines',
  'settlements',
  'ledger_entries',
  'audit_log',
]

/** Rows of each table, as the planner knows them. */
const sizes = new Map<string, number>()

type Plan = {
  'Node Type': string
  'Actual Rows'?: number
  'Actual Loops'?: number
  'Parent Relationship'?: string
  'Plan Rows': number
  'Relation Name'?: string
  Plans?: Plan[]
}

let browsers: Record<Guard, Browser>
let ids: Record<'doctor' | 'smallest' | 'patient' | 'order', string>

const t = await useClinic()
beforeAll(async () => {
  const { ownerUrl } = t
  const { config } = t.ctx
  const now = t.clock.now()
  await seedDemo({ ownerUrl, config, now })
  await seedScale({ ownerUrl, config, orders: 20_000, now })
  await addRecipesAndSettlements(ownerUrl)
  const [busiest] = await query<{ doctor: string; account: string }>(
    `select d.id as doctor, d.account_id as account from doctors d join patients p on p.doctor_id = d.id
     where d.status = 'approved' group by 1, 2 order by count(*) desc limit 1`,
  )
  // who has a tenth of all orders is read fastest with all the others
  const [smallest] = await query<{ doctor: string }>(
    `select doctor_id as doctor from orders group by 1 order by count(*) limit 1`,
  )
  const [buyer] = await query<{ patient: string; account: string; order: string }>(
    `select p.id as patient, p.account_id as account, max(o.number) as order from patients p
     join orders o on o.patient_id = p.id where p.doctor_id = $1 and p.status = 'active'
     group by 1, 2 order by count(*) desc limit 1`,
    [busiest?.doctor],
  )
  const [owner] = await query<{ account: string }>(
    `select account_id as account from admins where admin_role = 'owner' limit 1`,
  )
  const known = await query<{ name: string; rows: number }>(
    `select relname as name, reltuples::float8 as rows from pg_class where relkind = 'r'`,
  )
  for (const { name, rows } of known) sizes.set(name, rows)
  ids = {
    doctor: busiest!.doctor,
    smallest: smallest!.doctor,
    patient: buyer!.patient,
    order: buyer!.order,
  }
  browsers = {
    admin: await setCookiesForTest(t, 'admin', owner!.account),
    doctor: await setCookiesForTest(t, 'doctor', busiest!.account),
    patient: await setCookiesForTest(t, 'patient', buyer!.account),
  }
})

const orderTabs = (orderList.filters.tab?.enum ?? []) as string[]

type List = {
  guard: Guard
  path: () => string
  filter?: (() => Record<string, unknown>) | undefined
  sort?: [string, 'ASC' | 'DESC']
}

const listOf =
  (guard: Guard, name: string) =>
  (filter?: List['filter']): List => ({ guard, path: () => `/api/${guard}/${name}`, filter })
const orders = listOf('admin', 'orders')
const shipments = listOf('admin', 'shipments')
const settlements = listOf('admin', 'settlements')
const patients = listOf('doctor', 'patients')
const recipes = listOf('doctor', 'recipes')
const allRecipes = listOf('admin', 'recipes')
const people = listOf('admin', 'patients')
const histories = listOf('doctor', 'recipe-histories')
const myOrders = listOf('patient', 'orders')

/** A list for each value of what it is filtered by. */
const each = (name: string, values: string[], list: (value: string) => List) =>
  Object.fromEntries(values.map((value) => [`${name} ${value}`, list(value)]))

/** The lists people live in, by their default sort and main filters. */
const lists: Record<string, List> = {
  orders: orders(),
  ...each('orders, tab', orderTabs, (tab) => orders(() => ({ tab }))),
  ...each('orders, payment', ['pending', 'paid', 'refunded', 'failed'], (state) =>
    orders(() => ({ payment_state: [state] })),
  ),
  ...each('orders, fulfilment', ['unfulfilled', 'in_progress', 'shipped', 'delivered'], (state) =>
    orders(() => ({ fulfilment_state: [state] })),
  ),
  'orders by age': { ...orders(), sort: ['unshipped_since', 'ASC'] },
  'orders by age, newest first': { ...orders(), sort: ['unshipped_since', 'DESC'] },
  'orders to ship by age': {
    ...orders(() => ({ tab: 'to_ship' })),
    sort: ['unshipped_since', 'ASC'],
  },
  ...each(
    'orders, flag',
    [
      'late',
      'out_of_stock',
      'backorder_late',
      'shipment_problem',
      'shop_sync_failed',
      'address_problem',
      'amount_mismatch',
      'payment_failed',
    ],
    (flag) => orders(() => ({ flag: [flag] })),
  ),
  'open orders': orders(() => ({ order_state: ['open'] })),
  'orders of a doctor': orders(() => ({ doctor_id: ids.doctor })),
  'orders of a patient': orders(() => ({ patient_id: ids.patient })),
  'orders by number': orders(() => ({ q: ids.order })),
  'orders by name': orders(() => ({ q: 'Kowalski Xavier' })),
  'orders by number without hyphens': orders(() => ({ q: ids.order.replaceAll('-', '') })),
  'orders by a year': orders(() => ({ q: '2025' })),
  'orders by tracking number': orders(() => ({ q: '1Z999AA10123456784' })),
  'orders by parcel number': orders(() => ({ q: ids.order.replace('O-', 'S-') })),
  'orders by product': orders(() => ({ q: 'Ceramide' })),
  'orders by doctor': orders(() => ({ q: '山田' })),
  shipments: shipments(),
  ...each('shipments', ['to_pick', 'packed', 'in_transit', 'delivered'], (status) =>
    shipments(() => ({ status: [status] })),
  ),
  'shipments sorted by the day they left': { ...shipments(), sort: ['shipped_at', 'DESC'] },
  'shipments by number': shipments(() => ({ q: ids.order.replace('O-', 'S-') })),
  'shipments by a year': shipments(() => ({ q: '2026' })),
  'shipments by order number': shipments(() => ({ q: ids.order })),
  'shipments by tracking number': shipments(() => ({ q: '1Z999' })),
  'shipments by patient': shipments(() => ({ q: 'Kowalski Xavier' })),
  'shipments by a name of two characters': shipments(() => ({ q: '佐藤' })),
  'shipments by product': shipments(() => ({ q: 'Elderberry' })),
  'shipments by lot': shipments(() => ({ q: 'L02706' })),
  'shipments to work on by product': shipments(() => ({ q: 'Elderberry', work_needed: true })),
  'shipments to work on': shipments(() => ({ work_needed: true })),
  products: listOf('admin', 'products')(),
  settlements: settlements(),
  'closed settlements': settlements(() => ({ status: ['closed'] })),
  'settlements of a doctor': settlements(() => ({ doctor_id: ids.doctor })),
  'all patients': people(),
  ...each('all patients', ['active', 'invited', 'archived'], (status) =>
    people(() => ({ status: [status] })),
  ),
  'all patients sorted by name': { ...people(), sort: ['name', 'ASC'] },
  'all patients without an order': people(() => ({ no_order: true })),
  'all patients to be anonymised': people(() => ({ anonymise_requested: true })),
  'all patients of a doctor': people(() => ({ doctor_id: ids.doctor })),
  'all patients by name': people(() => ({ q: 'Kowalski Xavier' })),
  'all patients by a name of nobody': people(() => ({ q: 'Zyzzyva' })),
  'orders by name in other characters': orders(() => ({ q: '陽菜 髙橋' })),
  'all recipes': allRecipes(),
  ...each('all recipes', ['issued', 'on_hold', 'expired'], (status) =>
    allRecipes(() => ({ status: [status] })),
  ),
  'all recipes of a doctor': allRecipes(() => ({ doctor_id: ids.doctor })),
  'all recipes of a patient': allRecipes(() => ({ patient_id: ids.patient })),
  'all recipes by number': allRecipes(() => ({ q: 'R-1000' })),
  'all recipes by name': allRecipes(() => ({ q: 'Kowalski Xavier' })),
  'audit log': listOf('admin', 'audit')(),
  'orders by a payment method': orders(() => ({ payment_method: ['shopify'] })),
  patients: patients(),
  'patients by name': patients(() => ({ q: '佐藤' })),
  'patients by two words': patients(() => ({ q: 'anna mur' })),
  'archived patients': patients(() => ({ archived: true })),
  'orders of my patient': {
    guard: 'doctor',
    path: () => `/api/doctor/patients/${ids.patient}/orders`,
  },
  'patients by their last order': { ...patients(), sort: ['last_order_at', 'DESC'] },
  'patients by their last activity': { ...patients(), sort: ['last_activity_at', 'DESC'] },
  'my statements': listOf('doctor', 'statements')(),
  'recipes by name': recipes(() => ({ q: 'Kowalski' })),
  'recipes of a patient by name': recipes(() => ({ patient: 'Kowalski' })),
  'recipe histories by patient': histories(() => ({ patient: 'Kowalski' })),
  recipes: recipes(),
  'issued recipes': recipes(() => ({ status: ['issued'] })),
  'recipes of a patient': recipes(() => ({ patient_id: ids.patient })),
  'my orders': myOrders(),
  'my orders of a year': myOrders(() => ({ year: 2026 })),
  'my orders by a product': myOrders(() => ({ q: 'vitamin' })),
  'my recipes': listOf('patient', 'recipes')(),
}

it('is the plan that the server works with', async () => {
  expect(await query('show plan_cache_mode')).toEqual([{ plan_cache_mode: 'force_generic_plan' }])
})

it('knows the tabs of the orders', () => {
  expect(orderTabs).toContain('needs_attention')
})

describe('use indexes:', () => {
  for (const [name, { guard, path, filter, sort }] of Object.entries(lists))
    it(name, () =>
      expectNoFullScan(() =>
        browsers[guard].list(path(), { filter: filter?.() ?? {}, ...(sort ? { sort } : {}) }),
      ),
    )
})

/** Tab counts and facets, as they stand above the lists. Anything but choices reads what it finds. */
const counts: Record<string, () => string> = {
  'badges of the menu': () => 'counts',
  'figures above the orders': () => 'kpis',
  'tabs of the orders': () => `orders/facets?of=${encodeURIComponent('["tab"]')}`,
  'columns of the board': () =>
    `shipments/facets?of=${encodeURIComponent('["status","work_needed"]')}`,
  'facets of the orders': () => 'orders/facets',
  'facets of paid orders': () => facetsOf('orders', { payment_state: ['paid'] }),
  'facets of cancelled orders': () => facetsOf('orders', { tab: 'cancelled' }),
  'facets of the orders since a day': () =>
    facetsOf('orders', { placed_at_gte: '2026-01-01T00:00:00Z' }),
  'facets of a doctor’s orders': () => facetsOf('orders', { doctor_id: ids.smallest }),
  'facets of orders by name': () => facetsOf('orders', { q: 'Kowalski Xavier' }),
  'facets of the parcels': () => 'shipments/facets',
  'facets of all patients': () => 'patients/facets',
  'facets of the settlements': () => 'settlements/facets',
  'a search for everything': () => 'search?q=Kowalski',
  'a search for a name of two characters': () => `search?q=${encodeURIComponent('佐藤')}`,
  'a search for a product': () => 'search?q=Elderberry',
  'a search for a number': () => `search?q=${ids.order}`,
}
const facetsOf = (resource: string, filter: object) => `${resource}/facets?${queryOf({ filter })}`

describe('count by indexes:', () => {
  for (const [name, path] of Object.entries(counts))
    it(name, () => expectNoFullScan(() => browsers.admin.get(`/api/admin/${path()}`), 1))
})

it('facets are planned for what is counted: hardly an order is both paid and on hold', async () => {
  const [statements] = await statementsOf(() =>
    browsers.admin.get(`/api/admin/${facetsOf('orders', { payment_state: ['paid'] })}`),
  )
  const counted = `"payment_state" in ('paid')) and ("orders"."fulfilment_state" in ('on_hold'))`
  expect(statements.filter((text) => text.includes(counted))).toHaveLength(1)
})

it('the first rows of an export come by an index', async () => {
  const filter = { patient_id: ids.patient }
  const [statements] = await statementsOf(() =>
    browsers.admin.list('/api/admin/orders/export', { filter }),
  )
  const cursor = statements.find((text) => text.startsWith('declare list_rows'))
  const text = cursor?.replace(/^.*? cursor for /, '') ?? ''
  expect(await fullScans(text)).toEqual([])
})

// names of hardly anybody, of everybody, and numbers that have only been begun
describe.each([
  '佐藤',
  'Kowalski',
  '山田',
  'Elderberry',
  'clinic',
  'load.example',
  'an',
  '100',
  '12',
  'O-20',
  'O-2025',
  'S-2025',
  '2026',
])('“%s”', (q) => {
  it.each([
    ['orders', 'placed_at_gte'],
    ['shipments', 'created_at_gte'],
  ])('the first %s that it finds are those of all', async (resource, since) => {
    const page = async (range: [number, number], filter: Record<string, string>) => {
      const list = await browsers.admin.list(`/api/admin/${resource}`, { filter, range })
      const isMany = list.headers['x-total-estimated'] === 'true'
      return {
        ids: (list.data as { id: string }[]).map(({ id }) => id),
        total: isMany ? 'many' : String(list.headers['content-range']).split('/')[1],
      }
    }
    // any other filter makes it read them all
    const all = await page([0, 99], { q, [since]: '2000-01-01T00:00:00Z' })
    // no parcel is found by a doctor
    if (resource === 'orders') expect(all.ids.length).toBeGreaterThan(25)
    const [first, second, both] = [
      await page([0, 24], { q }),
      await page([25, 49], { q }),
      await page([0, 99], { q }),
    ]
    expect(first.ids).toEqual(all.ids.slice(0, 25))
    expect(second.ids).toEqual(all.ids.slice(25, 50))
    expect(both).toEqual(all)
  })
})

it.each(['ASC', 'DESC'] as const)(
  'parcels by their state come in order, none is sorted (%s)',
  async (way) => {
    const [statements] = await statementsOf(() =>
      browsers.admin.list('/api/admin/shipments', { sort: ['status', way] }),
    )
    const page = statements.find((text) => text.includes('from unnest(array('))
    const plan = JSON.stringify(await query(`explain (generic_plan, format json) ${page}`))
    expect(plan).toContain('shipments_state')
    expect(plan).not.toContain('Incremental Sort')
  },
)

it('parcels of a year are read from its beginning, not all of them', async () => {
  const { rows } = await t.ctx.db.execute<{ 'QUERY PLAN': { Plan: Plan }[] }>(
    sql`explain (analyze, format json) ${oldestParcels('2026', 25)}`,
  )
  const read = (plan: Plan): number =>
    (plan['Relation Name'] ? (plan['Actual Rows'] ?? 0) * (plan['Actual Loops'] ?? 0) : 0) +
    (plan.Plans ?? []).reduce((sum, inner) => sum + read(inner), 0)
  expect(read(rows[0]!['QUERY PLAN'][0]!.Plan)).toBeLessThan(5_000)
})

it('a bare year finds the numbers that hold its digits elsewhere too', async () => {
  const holding = sql`select shipments.id from shipments join orders o on o.id = shipments.order_id
    where (shipments.number ~ '2026[0-9]|[0-9]2026' or shipments.tracking_no ~ '2026' or o.number ~ '[0-9]2026')`
  expect((await t.ctx.db.execute(holding)).rows.length).toBeGreaterThan(0)
  const missed = sql`${holding} except select id from (${someParcels('2026', 1_000_000)}) found`
  expect((await t.ctx.db.execute(missed)).rows).toEqual([])
})

it('two letters are looked for without the index, which knows three', async () => {
  const planOf = async (q: string) => {
    const [statements] = await statementsOf(() =>
      browsers.doctor.list('/api/doctor/patients', { filter: { q } }),
    )
    const plans = statements
      .filter((text) => /^\s*select .*search_text/is.test(text))
      .map((text) => query(`explain (generic_plan, format json) ${text}`))
    expect(plans.length).toBeGreaterThan(0)
    return JSON.stringify(await Promise.all(plans))
  }
  expect(await planOf('ann')).toContain('patients_search')
  expect(await planOf('an')).not.toContain('patients_search')
})

it('has no index that ORDER BY … DESC cannot use', async () => {
  expect(
    await query("select indexname from pg_indexes where indexdef like '%DESC NULLS LAST%'"),
  ).toEqual([])
})

it('would notice a full scan', async () => {
  expect(await fullScans('select * from orders where currency <> $1')).toEqual(['orders'])
})

type Asked = { status: number; text: string }

async function expectNoFullScan(ask: () => Promise<Asked>, least = 2): Promise<void> {
  const [statements, answer] = await statementsOf(ask)
  expect(answer.status, answer.text).toBe(200)
  const selects = statements.filter((text) => /^(\/\*.*?\*\/)?\s*select .* from /is.test(text))
  expect(selects.length).toBeGreaterThanOrEqual(least)
  for (const text of selects) expect(await fullScans(text), text).toEqual([])
}

/**
 * Growing tables that the plan for any values, which is the one the server works with, reads from end to end. A
 * reading that only feeds a LIMIT, row by row, ends there when the planner expects to fill it, or would once the table has grown, because at least every
 * twentieth row passes: that is how a capped count of most rows is cheapest.
 */
async function fullScans(text: string): Promise<string[]> {
  const explained = await query<{ 'QUERY PLAN': { Plan: Plan }[] }>(
    `explain (generic_plan, format json) ${text}`,
  )
  const plan = explained[0]!['QUERY PLAN'][0]!.Plan
  return scannedBy(plan, 'all').filter((table) => growing.includes(table))
}

type Reach = 'all' | 'limited' | 'filled'

function scannedBy(plan: Plan, reach: Reach): string[] {
  const type = plan['Node Type']
  const relation = plan['Relation Name'] ?? ''
  // the audit log is one table for each month, and the rest
  const table = /^(m\d{4}_\d\d|rest)$/.test(relation) ? 'audit_log' : relation
  if (type === 'Seq Scan') {
    const share = plan['Plan Rows'] / (sizes.get(relation) ?? Number.POSITIVE_INFINITY)
    return reach === 'filled' || (reach === 'limited' && share >= 0.05) ? [] : [table]
  }
  const isAside = (inner: Plan) => inner['Parent Relationship'] === 'InitPlan'
  const aside = plan.Plans?.filter(isAside) ?? []
  const [first, ...others] = plan.Plans?.filter((inner) => !isAside(inner)) ?? []
  const flows = ['Append', 'Nested Loop', 'Hash Join', 'Subquery Scan', 'Result', 'Limit'].includes(
    type,
  )
  const below: Reach =
    type !== 'Limit'
      ? flows
        ? reach
        : 'all'
      : plan['Plan Rows'] > exactTotals
        ? 'filled'
        : 'limited'
  return [
    ...(first ? scannedBy(first, below) : []),
    ...others.flatMap((other) => scannedBy(other, type === 'Append' ? below : 'all')),
    ...aside.flatMap((other) => scannedBy(other, 'all')),
  ]
}

const query = async <R extends object>(text: string, values: unknown[] = []): Promise<R[]> =>
  (await t.ctx.pool.query<R>(text, values)).rows

/** The load holds none: eight recipes of every patient, two of them with a line, many statements and all commissions of every doctor. */
const addRecipesAndSettlements = (ownerUrl: string) =>
  withClient(ownerUrl, async (client) => {
    await client.query(`insert into recipes (id, kind, number, series_id, version, doctor_id, patient_id, label, title,
        status, issued_at, starts_on, expires_on, created_at, updated_at)
      select gen_random_uuid(), 'patient', 'R-L-' || p.number || '-' || n, gen_random_uuid(), 1, p.doctor_id, p.id,
        'Course ' || n, 'Course', case n when 1 then 'issued' else 'expired' end, p.created_at, '2026-01-01',
        '2026-12-31', p.created_at, p.created_at + n * interval '1 hour'
      from patients p, generate_series(1, 8) n`)
    await client.query(`insert into recipe_lines (id, recipe_id, doctor_id, position, product_id, variant_id, dosage_mode,
        quantity)
      select gen_random_uuid(), r.id, r.doctor_id, v.at, v.product_id, v.id, 'label', 1
      from recipes r, lateral (select id, product_id, row_number() over () as at from variants
        order by hashtext(id::text || r.id::text) limit 1) v
      where r.number ~ '^R-L-.*-[12]$'`)
    await client.query(`insert into settlements (id, number, doctor_id, period_start, period_end, status, currency)
      select gen_random_uuid(), 'ST-L-' || d.number || '-' || n, d.id, month::date,
        (month + interval '1 month - 1 day')::date, case when n < 3 then 'closed' else 'paid' end, 'USD'
      from doctors d, generate_series(1, 200) n,
        lateral (select date '2025-12-01' - n * interval '1 month' as month) m
      where not exists (select 1 from settlements where doctor_id = d.id)`)
    await client.query(`insert into ledger_entries (id, doctor_id, order_id, order_line_id, type, base, rate_bp, amount,
        currency, occurred_at, created_at, dedupe_key)
      select gen_random_uuid(), l.doctor_id, l.order_id, l.id, 'commission', l.line_total, 2000, l.line_total / 5,
        'USD', l.shipped_at, l.shipped_at, 'load:' || l.id
      from order_lines l where l.shipped_at is not null`)
    await client.query('vacuum analyze recipes, recipe_lines, settlements, ledger_entries')
  })
