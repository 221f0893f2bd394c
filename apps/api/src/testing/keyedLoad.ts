import { setTimeout as sleep } from 'node:timers/promises'
import type { App } from '../app.ts'
import { systemCtx } from '../context.ts'
import { connectClient } from '../db/client.ts'
import { csrfTokenOf, signIn } from '../http/session.ts'
import { newId } from '../ids.ts'

type Headers = Record<string, string>
// biome-ignore lint/suspicious/noExplicitAny: bodies of several operations
type Anything = any
type Answer = { status: number; body: Anything }

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

  const call = createCaller({ urls, mayBreak, ...load })
  const acknowledge = () => void load.times.push(performance.now())

  async function buy(headers: Headers, at: number): Promise<void> {
    const variant = goods.forSale[at % goods.forSale.length]
    await call('POST', '/api/patient/cart/lines', headers, { variant_id: variant })
    await call('PATCH', '/api/patient/cart', headers, { payment_method: 'bank_transfer' })
    const { body } = await call('GET', '/api/patient/cart', headers)
    const key = newId()
    const made = await call(
      'POST',
      '/api/patient/cart/checkout',
      { ...headers, 'idempotency-key': key },
      { expected_total: body.data.total, revision: body.data.revision },
    )
    if (made.status !== 201)
      throw new Error(`checkout: ${made.status} ${JSON.stringify(made.body)}`)
    acknowledged.orders.push({ id: made.body.data.id, key })
    acknowledge()
  }

  async function book(headers: Headers, shelf: Shelf): Promise<void> {
    const key = newId()
    const path = `/api/admin/stock/${shelf.variantId}/adjust`
    const body = { change: 1, reason: key, revision: shelf.revision }
    const made = await call('POST', path, { ...headers, 'idempotency-key': key }, body)
    if (made.status !== 200) throw new Error(`adjust: ${made.status} ${JSON.stringify(made.body)}`)
    shelf.revision = made.body.data.revision
    acknowledged.adjustments.push(key)
    acknowledge()
  }

  const repeat = async (work: () => Promise<void>) => {
    while (!isOver && load.faults.length === 0)
      await work().catch((error: Error) => load.faults.push(error.message))
  }
  const work = [
    ...people.buyers.map((headers, at) => {
      let n = at
      return repeat(() => buy(headers, n++))
    }),
    ...people.clerks.map((headers, at) => repeat(() => book(headers, goods.shelves[at]!))),
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

type Caller = Pick<Options, 'urls' | 'mayBreak'> & Pick<KeyedLoad, 'answers' | 'faults'>

/** Calls again, each time the next server, until there is an answer. */
function createCaller({ urls, mayBreak, answers, faults }: Caller) {
  let turn = 0
  const once = async (
    method: string,
    path: string,
    headers: Headers,
    body?: object,
  ): Promise<Answer | undefined> => {
    const all = urls()
    const url = all[turn++ % all.length]
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: body ? { ...headers, 'content-type': 'application/json' } : headers,
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
      .then(async (response) => ({ status: response.status, text: await response.text() }))
      .catch((error: Error & { cause?: { code?: string } }) => ({
        status: 0,
        text: error.cause?.code ?? error.message,
      }))
    answers.set(answer.status, (answers.get(answer.status) ?? 0) + 1)
    const isBusy =
      answer.status === 503 || answer.status === 0 || /CALL_IN_PROGRESS/.test(answer.text)
    if (isBusy && !mayBreak) faults.push(`${method} ${path}: ${answer.status} ${answer.text}`)
    if (isBusy) return undefined
    return { status: answer.status, body: answer.text ? JSON.parse(answer.text) : undefined }
  }
  return async function call(
    method: string,
    path: string,
    headers: Headers,
    body?: object,
  ): Promise<Answer> {
    for (let tries = 1; tries <= 600; tries++) {
      const answer = await once(method, path, headers, body)
      if (answer) return answer
      await sleep(Math.min(100, tries * 10))
    }
    throw new Error(`no answer to ${method} ${path}`)
  }
}

/** How many acknowledged writes are not in the database, and how many writes are there that nobody was told of. */
export async function audit(
  url: string,
  { orders, adjustments, former }: Acknowledged,
): Promise<{ lost: number; double: number }> {
  const client = await connectClient(url)
  try {
    const { rows } = await client.query<{ write: string }>(
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
  } finally {
    await client.end()
  }
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

/** What a browser sends that is signed in: a session row like any other, no password asked. */
async function signedIn(app: App, guard: 'admin' | 'patient', accountId: string): Promise<Headers> {
  const { id } = await signIn(systemCtx(app.ports), undefined, { accountId, guard }, false)
  return {
    accept: 'application/json',
    'x-requested-with': 'XMLHttpRequest',
    'x-auth-guard': guard,
    cookie: `officina_session=${id}; XSRF-TOKEN=${csrfTokenOf(id)}`,
    'x-xsrf-token': csrfTokenOf(id),
  }
}
