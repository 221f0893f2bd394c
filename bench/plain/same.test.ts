import type { FastifyInstance } from 'fastify'
import { afterAll, expect, it } from 'vitest'
import type { Guard } from '../../apps/api/src/context.ts'
import { seedDemo } from '../../apps/api/src/db/seed/demo.ts'
import { useClinic } from '../../apps/api/src/testing/harness.ts'
import { differenceOf } from '../lib/difference.ts'
import { type Headers, signedIn } from '../server/people.ts'
import { listPath, select } from '../server/reads.ts'
import { assertSame, type Server, shopOf } from '../server/same.ts'
import { plainApp } from './app.ts'

const t = await useClinic()
await seedDemo({ ownerUrl: t.ownerUrl, config: t.ctx.config, now: t.clock.now() })
// its prepared statements need connections of their own, also where those of the real server are shared
const url = t.ctx.config.databaseListenUrl ?? t.appUrl
const plain = plainApp(url, await shopOf(t.app), () => t.clock.now())
afterAll(() => plain.close())

const serverOf =
  (app: Pick<FastifyInstance, 'inject'>): Server =>
  async ({ path, headers }) => {
    const answer = await app.inject({ url: path, headers })
    const range = answer.headers['content-range'] ?? null
    return { status: answer.statusCode, range: range as string | null, body: answer.json() }
  }
const [real, hand] = [serverOf(t.app), serverOf(plain)]

/** One of each role that may read orders. */
const admins = await readersOf(
  'admin',
  `select distinct on (admin_role) account_id from admins
   where status = 'active' and admin_role <> 'content' order by admin_role, id`,
)

/** Of `orders o`: one for all with the same states, flags and parts. */
const isFirstOfItsKind = `o.id in (select distinct on (kind) k.id from orders k cross join lateral (
  select array[k.order_state, k.payment_state, k.fulfilment_state, k.payment_method, k.flags::text,
    k.cancel_request->>'status', (k.refund_request is null)::text,
    (select string_agg(distinct l.line_status, '') from order_lines l where l.order_id = k.id),
    (select string_agg(distinct s.status, '') from shipments s where s.order_id = k.id),
    (select string_agg(distinct r.status, '') from returns r where r.order_id = k.id),
    (select string_agg(distinct r.kind, '') from product_reports r where r.order_id = k.id),
    (select string_agg(distinct b.status, '') from bank_transfers b where b.order_id = k.id)] as kind) x order by kind, k.id)`

/** What only a person can put away: due, and given back by the bank. */
const resolvable = await select<{ id: string }>(
  t.app,
  `update orders set flags = '{refund_due}', chargeback_lost_at = placed_at
   where id = (select id from orders where payment_method <> 'shopify' and flags = '{}' order by id limit 1)
   returning id`,
)

const ids = (of: string) => select<{ id: string }>(t.app, of)

it.each(admins.map((headers, at) => [at, headers] as const))(
  'answers administrators with the same orders, role %i',
  async (at, headers) => {
    const orders = await ids(`select o.id from orders o where ${isFirstOfItsKind} order by o.id`)
    const mine = orders.filter((_, place) => place % admins.length === at)
    expect(mine.length).toBeGreaterThan(3)
    const calls = [...mine, ...resolvable].map(({ id }) => ({
      path: `/api/admin/orders/${id}`,
      headers,
    }))
    await assertSame(real, hand, calls)
  },
)

it('answers them with the same lists', async () => {
  const states = await select<{ name: string; state: string }>(
    t.app,
    `select distinct 'payment_state' as name, payment_state as state from orders
     union select 'fulfilment_state', fulfilment_state from orders union select 'order_state', order_state from orders`,
  )
  const calls = states.map(({ name, state }) => ({
    path: listPath('/api/admin/orders', { [name]: [state] }, ['placed_at', 'DESC']),
    headers: admins[0] ?? {},
  }))
  await assertSame(real, hand, calls)
})

it('answers patients with the same orders', async () => {
  // who has not accepted the documents in force reads nothing
  await t.app.ports.pool.query(
    `insert into consents (id, account_id, document_key, version, accepted_at)
     select gen_random_uuid(), p.account_id, c.document_key, c.version, $1
     from patients p cross join (select distinct document_key, version from consents) c
     where p.account_id is not null on conflict do nothing`,
    [t.clock.now()],
  )
  const orders = await select<{ id: string; account_id: string }>(
    t.app,
    `select o.id, p.account_id from orders o join patients p on p.id = o.patient_id
     where p.status = 'active' and p.account_id is not null and ${isFirstOfItsKind}`,
  )
  const calls = await Promise.all(
    orders.map(async ({ id, account_id }) => ({
      path: `/api/patient/orders/${id}`,
      headers: await signedIn(t.app, 'patient', account_id),
    })),
  )
  expect(calls.length).toBeGreaterThan(20)
  await assertSame(real, hand, calls)
})

it('answers doctors with the same products', async () => {
  // one who was given catalogs sees others than one who was not
  const doctors = await readersOf(
    'doctor',
    `select distinct on (g.doctor_id is null) d.account_id from doctors d
     left join doctor_catalogs g on g.doctor_id = d.id where d.status = 'approved'
     order by g.doctor_id is null, d.id`,
  )
  const products = await ids(
    `select distinct on (status, availability, form) id from products where status <> 'draft'
     order by status, availability, form, id`,
  )
  expect(doctors).toHaveLength(2)
  const calls = products.map(({ id }, at) => ({
    path: `/api/doctor/products/${id}`,
    headers: doctors[at % 2] ?? {},
  }))
  await assertSame(real, hand, calls)
})

it('leaves the same rows in the audit log', async () => {
  const [order] = await ids('select id from orders order by id limit 1')
  const list = listPath('/api/admin/orders', { payment_state: ['paid'] }, ['placed_at', 'DESC'])
  const rowsOf = async (server: Server) => {
    const [last] = await select<{ id: string }>(t.app, 'select max(id) as id from audit_log')
    const [admin = {}] = await readersOf('admin', ownerOnly)
    for (const path of [`/api/admin/orders/${order?.id}`, list])
      await server({ path, headers: admin })
    return select(
      t.app,
      `select to_jsonb(a) - 'id' - 'request_id' - 'session' as row, a.session is not null as has_session
       from audit_log a where id > ${last?.id} order by id`,
    )
  }
  const ownerOnly = `select account_id from admins where admin_role = 'owner'`
  const rows = await rowsOf(real)
  expect(rows).toHaveLength(2)
  expect(await rowsOf(hand)).toEqual(rows)
})

it('says where two answers differ first', () => {
  expect(differenceOf({ a: [{ b: 1 }] }, { a: [{ b: 2 }] })).toBe('a.0.b: 1 and 2')
  expect(differenceOf({ a: [] }, { a: [null] })).toBe('a.0: nothing and null')
  expect(differenceOf({ a: [1] }, { a: [1] })).toBeUndefined()
})

async function readersOf(guard: Guard, accounts: string): Promise<Headers[]> {
  const found = await select<{ account_id: string }>(t.app, accounts)
  return Promise.all(found.map(({ account_id }) => signedIn(t.app, guard, account_id)))
}
