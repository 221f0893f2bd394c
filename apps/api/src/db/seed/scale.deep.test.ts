import { expect, it } from 'vitest'
import { useClinic } from '../../testing/harness.ts'
import { expectStatesFollow } from '../../testing/statesFollow.ts'
import { schema } from '../client.ts'
import { seedDemo } from './demo.ts'
import { seedScale } from './scale.ts'

const t = await useClinic()

const load = (orders: number) =>
  seedScale({ ownerUrl: t.ownerUrl, config: t.ctx.config, orders, now: t.clock.now() })

it('needs products to sell', async () => {
  await expect(load(10)).rejects.toThrow('products')
})

it('adds orders with people, lines, payments and parcels, as often as it is asked', async () => {
  await seedDemo({ ownerUrl: t.ownerUrl, config: t.ctx.config, now: t.clock.now() })
  const before = await count('orders')
  expect(await load(1_000)).toEqual({ doctors: 5, patients: 200, orders: 1_000 })
  await load(500)
  expect((await count('orders')) - before).toBe(1_500)
  const lines = await count(`order_lines l join orders o on o.id = l.order_id
    join accounts a on a.id = o.placed_by_id where a.email like '%@load.example.org'`)
  expect(lines / 1_500).toBeGreaterThan(1.4)
  expect(lines / 1_500).toBeLessThan(1.8)
})

it('spreads over two years and keeps the sums of every order', async () => {
  const [span] = await query<{ days: number }>(
    `select extract(day from max(placed_at) - min(placed_at))::int as days from orders`,
  )
  expect(span?.days).toBeGreaterThan(650)
  expect(await count(`orders where placed_at > '${t.clock.now().toISOString()}'`)).toBe(0)
  expect(
    // where tax is added, the lines hold it
    await count(`orders o where o.subtotal - o.discount <> (
      select sum(line_total - case when o.prices_include_tax then 0 else l.tax end)
      from order_lines l where l.order_id = o.id)
      or o.item_count <> (select sum(qty_ordered) from order_lines l where l.order_id = o.id)`),
  ).toBe(0)
  expect(
    await count(`stock s where s.reserved <> coalesce((
      select sum(l.qty_ordered - l.qty_shipped - l.qty_cancelled) from order_lines l
      where l.variant_id = s.variant_id and l.line_status in ('reserved', 'picking', 'packed')), 0)`),
  ).toBe(0)
  expect(
    await count(`orders o join patients p on p.id = o.patient_id
      where o.placed_at < p.registered_at or o.doctor_id <> p.doctor_id`),
  ).toBe(0)
})

it('makes states that follow from quantities and parcels', async () => {
  const all = await t.ctx.db.select().from(schema.orders).limit(400).orderBy(schema.orders.number)
  for (const order of all) await expectStatesFollow(t.ctx, order)
})

it('goes on counting after its numbers', async () => {
  for (const [table, kind] of [
    ['doctors', 'doctor'],
    ['patients', 'patient'],
    ['orders', 'order'],
    ['shipments', 'shipment'],
  ]) {
    const [row] = await query<{ used: number; next: number }>(
      `select max(regexp_replace(number, '^.*-', '')::int) as used,
        nextval('${kind}_numbers')::int as next from ${table}`,
    )
    expect(row?.next).toBeGreaterThan(row?.used ?? 0)
  }
})

const query = async <R extends object>(text: string): Promise<R[]> =>
  (await t.ctx.pool.query<R>(text)).rows

const count = async (from: string): Promise<number> =>
  (await query<{ n: number }>(`select count(*)::int as n from ${from}`))[0]?.n ?? 0
