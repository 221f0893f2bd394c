import { randomUUID } from 'node:crypto'
import type { App } from '../../apps/api/src/app.ts'
import { newId } from '../../apps/api/src/ids.ts'
import { cycle, load, loops } from '../lib/load.ts'
import { rounds } from '../lib/rounds.ts'
import { type Row, shortNumber } from '../lib/table.ts'
import { ask, type Headers, signedIn } from './people.ts'
import { analyze, type Place } from './place.ts'
import { type Bench, select } from './reads.ts'
import { replayTransaction, type Statement } from './statements.ts'

const amount = 240
const roundCount = 3
/** With the round that is not counted. */
const checkouts = amount * (roundCount + 1)

/** Patients whose carts are full order them: through the server, and the same statements without it. */
export async function measureCheckout(bench: Bench, place: Place): Promise<Row> {
  const buyers = await fillCarts(bench.app, 2 * checkouts)
  // PostgreSQL takes the carts for the few that there were before
  await analyze(place, 'carts', 'cart_lines')
  const [ordered, recorded] = [buyers.slice(0, checkouts), buyers.slice(checkouts)]
  const transactions: Statement[][] = []
  for (const buyer of recorded)
    transactions.push(
      await bench.recorder.recordTransaction(() =>
        ask(bench.app, checkoutPath, callOf(buyer).headers, { expected_total: buyer.total }),
      ),
    )
  const steps = transactions[0]?.length
  const result = await rounds(
    {
      server: async () => {
        const round = ordered.splice(0, amount)
        await seeCarts(bench.url, round)
        return (await load(bench.url, () => callOf(taken(round)), { amount })).perSecond
      },
      bare: async () =>
        (await loops(() => replayTransaction(bench.bare, taken(transactions)), { amount }))
          .perSecond,
    },
    roundCount,
  )
  return {
    what: 'checkout ÷ its statements in one transaction',
    measured: `${shortNumber(result.server.median)}/s, ${steps} statements`,
    bare: `${shortNumber(result.bare.median)}/s`,
    ratio: result.server.median / result.bare.median,
    target: { atLeast: 0.6 },
    spread: Math.max(result.server.spread, result.bare.spread),
  }
}

/** Whoever orders has just seen their cart, so the server knows their session: it is no part of the statements either. */
const seeCarts = (url: string, buyers: Buyer[]) => {
  const next = cycle(buyers)
  return load(url, () => ({ path: '/api/patient/cart', headers: next().headers }), {
    amount: buyers.length,
  })
}

type Buyer = { headers: Headers; total: number }

const checkoutPath = '/api/patient/cart/checkout'

const callOf = ({ headers, total }: Buyer) => ({
  method: 'POST' as const,
  path: checkoutPath,
  headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
  body: JSON.stringify({ expected_total: total }),
})

/** Two lines each, of products that every patient may buy and that nobody runs out of. */
async function fillCarts(app: App, count: number): Promise<Buyer[]> {
  const { pool } = app.ports
  await pool.query('update stock set on_hand = on_hand + 1000000')
  const variants = await select<{ id: string; price: number }>(
    app,
    `select v.id, v.price::float8 as price from variants v join products p on p.id = v.product_id
     where v.available and p.removed_at is null and p.availability = 'in_stock' and not p.recipe_only
       and exists (select 1 from catalog_items item join catalogs c on c.id = item.catalog_id
         where item.product_id = p.id and c.kind = 'platform')
     order by v.id`,
  )
  const people = await select<{ id: string; doctor_id: string; account_id: string }>(
    app,
    `select p.id, p.doctor_id, p.account_id from patients p join doctors d on d.id = p.doctor_id
     join accounts a on a.id = p.account_id
     where p.status = 'active' and d.status = 'approved' and a.email like '%@load.example.org'
       and not exists (select 1 from carts where patient_id = p.id)
     order by hashtext(p.id::text) limit ${count}`,
  )
  if (people.length < count) throw new Error('There are too few patients for the checkouts.')
  const buyers: Buyer[] = []
  for (const [index, person] of people.entries()) {
    const cartId = newId()
    await pool.query(
      `insert into carts (id, doctor_id, patient_id, status, method, payment_method, expires_at, created_at, updated_at)
       values ($1, $2, $3, 'active', 'standard', 'bank_transfer', now() + interval '1 day', now(), now())`,
      [cartId, person.doctor_id, person.id],
    )
    for (const step of [0, 7]) {
      const variant = variants[(index + step) % variants.length]
      await pool.query(
        `insert into cart_lines (id, cart_id, variant_id, quantity, price_seen, created_at)
         values ($1, $2, $3, 1, $4, now())`,
        [newId(), cartId, variant?.id, variant?.price],
      )
    }
    const headers = await signedIn(app, 'patient', person.account_id)
    const { data } = await ask<{ total: number }>(app, '/api/patient/cart', headers)
    buyers.push({ headers, total: data.total })
  }
  return buyers
}

function taken<T>(items: T[]): T {
  const item = items.shift()
  if (item === undefined) throw new Error('More checkouts than carts.')
  return item
}
