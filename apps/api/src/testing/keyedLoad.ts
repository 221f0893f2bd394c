import type { App } from '../app.ts'
import { systemCtx } from '../context.ts'
import { signIn } from '../http/session.ts'
import { newId } from '../ids.ts'
import { cookiesOf } from './signIn.ts'
import { type Seen, type Socket, socketOf } from './socket.ts'
import { statementOn } from './statementOn.ts'

/** A write that was answered with success: its key stands in what it has written, or names what it has made. */
type Acknowledged = {
  orders: { id: string; key: string }[]
  adjustments: string[]
  /** Orders from before. */
  former: string[]
}

type KeyedLoad = {
  acknowledged: Acknowledged
  count(): number
  /** When writes were acknowledged, by performance.now(). */
  times: number[]
  /** Answers that were neither success nor “come again”, and those that never came. */
  faults: string[]
  /** What has come back, by status; 0 is a connection that broke. */
  answers: Map<number, number>
  stop(): Promise<void>
}

type Options = {
  app: App
  urls: () => readonly string[]
  buyers: number
  clerks: number
  mayBreak?: boolean
}

/**
 * Buyers who order and clerks who book stock, each with a key for each write, who call again with the same key until
 * there is an answer, each time wherever the next server is. With `mayBreak: false` nothing may go wrong at all.
 */
export async function startKeyedLoad({
  app,
  urls,
  buyers,
  clerks,
  mayBreak = true,
}: Options): Promise<KeyedLoad> {
  const goods = await prepareGoods(app, clerks)
  const people = await peopleOf(app, buyers, clerks)
  const { rows: former } = await app.ports.pool.query<{ id: string }>('select id from orders')
  const acknowledged: Acknowledged = {
    orders: [],
    adjustments: [],
    former: former.map(({ id }) => id),
  }
  const load = { times: [] as number[], faults: [] as string[], answers: new Map<number, number>() }
  let isOver = false

  const see = (seen: Seen | undefined, failure = '') => {
    const { method = '', path = '', status = 0, text = failure } = seen ?? {}
    load.answers.set(status, (load.answers.get(status) ?? 0) + 1)
    const isBusy = status === 503 || status === 0 || /CALL_IN_PROGRESS/.test(text)
    if (isBusy && !mayBreak) load.faults.push(`${method} ${path}: ${status} ${text}`)
  }
  let turn = 0
  const nextUrl = () => {
    const all = urls()
    return all[turn++ % all.length] ?? ''
  }
  const socket = (jar: Jar) => socketOf(nextUrl, { browser: { jar } }, see)
  const acknowledge = () => void load.times.push(performance.now())

  async function buy({ call, checkOut, get }: Socket, at: number): Promise<void> {
    const variant = goods.forSale[at % goods.forSale.length]
    await call('POST', '/api/patient/cart/lines', { variant_id: variant })
    await call('PATCH', '/api/patient/cart', { payment_method: 'bank_transfer' })
    const key = newId()
    const made = await checkOut(await get('/api/patient/cart'), key)
    if (made.status !== 201) throw new Error(`checkout: ${made.status} ${made.text}`)
    acknowledged.orders.push({ id: made.body.data.id, key })
    acknowledge()
  }

  async function book({ call }: Socket, shelf: Shelf): Promise<void> {
    const key = newId()
    const path = `/api/admin/stock/${shelf.variantId}/adjust`
    const body = { change: 1, reason: key, revision: shelf.revision }
    const made = await call('POST', path, body, key)
    if (made.status !== 200) throw new Error(`adjust: ${made.status} ${made.text}`)
    shelf.revision = made.body.data.revision
    acknowledged.adjustments.push(key)
    acknowledge()
  }

  const repeat = async (work: () => Promise<void>) => {
    while (!isOver && load.faults.length === 0)
      await work().catch((error: Error) => load.faults.push(error.message))
  }
  const work = [
    ...people.buyers.map((jar, at) => {
      const buyer = socket(jar)
      let n = at
      return repeat(() => buy(buyer, n++))
    }),
    ...people.clerks.map((jar, at) => {
      const clerk = socket(jar)
      return repeat(() => book(clerk, goods.shelves[at]!))
    }),
  ]
  return {
    ...load,
    acknowledged,
    count: () => acknowledged.orders.length + acknowledged.adjustments.length,
    async stop() {
      isOver = true
      await Promise.all(work)
    },
  }
}

/** How many acknowledged writes are not in the database, and how many writes are there that nobody was told of. */
export async function audit(
  url: string,
  { orders, adjustments, former }: Acknowledged,
): Promise<{ lost: number; double: number }> {
  const { rows } = await statementOn<{ write: string }>(
    url,
    `select o.id::text as write from orders o join patients p on p.id = o.patient_id
       join accounts a on a.id = p.account_id where a.email like 'buyer-%@failover.example.org'
     union all select reason from stock_movements where reason ~ '^[0-9a-f-]{36}$'`,
  )
  const old = new Set(former)
  const there = rows.map(({ write }) => write).filter((write) => !old.has(write))
  const told = new Set([...orders.map(({ id }) => id), ...adjustments])
  const found = new Set(there)
  const lost = [...told].filter((write) => !found.has(write)).length
  // everybody was answered before the end, each key with a write of its own
  return { lost, double: there.length + lost - orders.length - adjustments.length }
}

type Shelf = { variantId: string; revision: number }

/** A shelf for each clerk; the other goods, of which there are enough, are for sale. */
async function prepareGoods(
  app: App,
  clerks: number,
): Promise<{ shelves: Shelf[]; forSale: string[] }> {
  const { pool } = app.ports
  const { rows } = await pool.query<{ id: string; revision: number }>(
    `select v.id, s.revision from variants v join products p on p.id = v.product_id join stock s on s.variant_id = v.id
     where v.available and p.removed_at is null and p.availability = 'in_stock' and not p.recipe_only
       and exists (select 1 from catalog_items item join catalogs c on c.id = item.catalog_id
         where item.product_id = p.id and c.kind = 'platform')
     order by v.id`,
  )
  if (rows.length < clerks + 5) throw new Error('There are too few goods.')
  await pool.query('update stock set on_hand = on_hand + 1000000')
  return {
    shelves: rows.slice(0, clerks).map(({ id, revision }) => ({ variantId: id, revision })),
    forSale: rows.slice(clerks).map(({ id }) => id),
  }
}

async function peopleOf(app: App, buyers: number, clerks: number) {
  const { pool } = app.ports
  const patients = await pool.query<{ account_id: string }>(
    `update accounts set email = 'buyer-' || id || '@failover.example.org' where id in (
       select p.account_id from patients p join doctors d on d.id = p.doctor_id join accounts a on a.id = p.account_id
       where p.status = 'active' and d.status = 'approved' and a.email like '%@load.example.org' limit $1)
     returning id as account_id`,
    [buyers],
  )
  if (patients.rows.length < buyers) throw new Error('There are too few patients.')
  const owner = await pool.query<{ account_id: string }>(
    `select account_id from admins where admin_role = 'owner' and status = 'active' limit 1`,
  )
  const admin = owner.rows[0]?.account_id ?? ''
  return {
    buyers: await Promise.all(patients.rows.map((row) => signedIn(app, 'patient', row.account_id))),
    clerks: await Promise.all(Array.from({ length: clerks }, () => signedIn(app, 'admin', admin))),
  }
}

type Jar = Map<string, string>

/** A session row like any other, no password asked. */
async function signedIn(app: App, guard: 'admin' | 'patient', accountId: string): Promise<Jar> {
  const session = await signIn(systemCtx(app.ports), undefined, { accountId, guard }, false)
  return new Map(cookiesOf(session))
}
