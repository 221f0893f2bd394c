import { dateIn, dayMs } from '@officina/shared/dates/days'
import { startOfDay } from '@officina/shared/dates/zoned'
import type pg from 'pg'
import type { Config } from '../../config.ts'
import { createPasswords } from '../../entities/account/passwords.ts'
import { defaultShopSettings } from '../../entities/platform/shopSettings.ts'
import { connectClient } from '../client.ts'
import { createRandom } from './demo/random.ts'
import { demoPassword } from './demo.ts'
import { type Batch, copyBatch } from './scale/copy.ts'
import { createIds, type Load, type LoadVariant } from './scale/load.ts'
import { makeLoadOrder, type Sums } from './scale/orders.ts'
import { type LoadPatient, makeLoadDoctors, makeLoadPatient } from './scale/people.ts'

/** A load of so many orders; patients are a fifth and doctors a two-hundredth of them. */
type Scaled = { doctors: number; patients: number; orders: number }

const BATCH = 2_000
/** What COPY leaves for these indexes to sort in later is sorted in at once. */
const searchIndexes = [
  'orders_number_search',
  'shipments_search',
  'patients_search',
  'doctors_search',
]
const MONTHS_MS = 24 * 30.4 * dayMs

/**
 * Adds orders of the last 24 months beside what is there, with COPY and all indexes in place: doctors,
 * patients with accounts and addresses, lines, payments, parcels, refunds. It writes no recipes, no ledger
 * and no audit rows. The database must hold products. Orders are copied while their lines still are.
 */
export async function seedScale({
  ownerUrl,
  config,
  orders,
  now = new Date(),
  log = () => {},
}: {
  ownerUrl: string
  config: Config
  orders: number
  now?: Date
  log?: (line: string) => void
}): Promise<Scaled> {
  const [head, tail] = await Promise.all([connect(ownerUrl), connect(ownerUrl)])
  try {
    const load = await prepare(head, config, now)
    const doctors = await loadDoctors(head, load, Math.max(5, Math.round(orders / 200)))
    const patients = await loadPatients(head, load, doctors, Math.max(20, Math.round(orders / 5)))
    log(`${doctors.length} doctors and ${patients.length} patients are in.`)
    await loadOrders({ head, tail, load, doctors, patients, orders, log })
    for (const index of searchIndexes)
      await head.query('select gin_clean_pending_list($1)', [index])
    await head.query('analyze')
    return { doctors: doctors.length, patients: patients.length, orders }
  } finally {
    await Promise.all([head.end(), tail.end()])
  }
}

async function prepare(client: pg.Client, config: Config, now: Date): Promise<Load> {
  const { rows } = await client.query<LoadVariant>(`
    select v.id, v.product_id, v.price::float8 as price, v.sku, v.title as variant_title, v.unit,
      v.units_per_pack, p.title, p.brand, p.usage_kind
    from variants v join products p on p.id = v.product_id
    where v.available and p.removed_at is null order by v.sku`)
  if (rows.length === 0) throw new Error('A load needs products: fill the demo first.')
  const { rows: known } = await client.query<{ n: number }>(
    'select count(*)::int as n from accounts',
  )
  // A second load must not repeat the ids of the first.
  const random = createRandom(73_116 + (known[0]?.n ?? 0))
  const end = startOfDay(dateIn(now, config.timeZone), config.timeZone).getTime()
  return {
    random,
    start: end - MONTHS_MS,
    end,
    currency: config.currency,
    passwordHash: await createPasswords().hash(demoPassword),
    variants: rows,
    settings: defaultShopSettings(config.currency),
    id: createIds(random),
  }
}

async function loadDoctors(client: pg.Client, load: Load, count: number): Promise<string[]> {
  const batch: Batch = new Map()
  const ids = makeLoadDoctors(load, batch, count, await takeNumbers(client, 'doctor', count))
  await copyBatch(client, batch)
  return ids
}

/** In the order in which they registered: a year before the first order up to the last day. */
async function loadPatients(
  client: pg.Client,
  load: Load,
  doctors: string[],
  count: number,
): Promise<LoadPatient[]> {
  const first = await takeNumbers(client, 'patient', count)
  const since = load.start - MONTHS_MS / 2
  const patients: LoadPatient[] = []
  for (let from = 0; from < count; from += BATCH) {
    const batch: Batch = new Map()
    for (let i = from; i < Math.min(count, from + BATCH); i++) {
      const at = since + ((load.end - since) * i) / count
      patients.push(makeLoadPatient(load, batch, { number: first + i, at, doctors }))
    }
    await copyBatch(client, batch)
  }
  return patients
}

type Loading = {
  head: pg.Client
  tail: pg.Client
  load: Load
  doctors: string[]
  patients: LoadPatient[]
  orders: number
  log: (line: string) => void
}

async function loadOrders({ head, tail, load, doctors, patients, orders, log }: Loading) {
  const first = await takeNumbers(head, 'order', orders)
  const firstParcel = await takeNumbers(head, 'shipment', orders)
  const sums: Sums = { shipments: firstParcel, reserved: new Map() }
  const span = load.end - load.start
  let children: Promise<void> = Promise.resolve()
  for (let from = 0; from < orders; from += BATCH) {
    const batches = { orders: new Map(), children: new Map() } as { orders: Batch; children: Batch }
    for (let i = from; i < Math.min(orders, from + BATCH); i++) {
      // The business grows: the second year has twice the orders of the first.
      const at = load.start + span * ((i + 0.5) / orders) ** 0.6
      const known = Math.max(
        1,
        Math.floor(patients.length * (1 / 3 + (2 / 3) * ((at - load.start) / span)) * 0.99),
      )
      const patient = patients[load.random.int(0, known - 1)] as LoadPatient
      const doctorId = doctors[patient.doctor] ?? ''
      makeLoadOrder(load, batches, { number: first + i, at, patient, doctorId, sums })
    }
    await copyBatch(head, batches.orders)
    await children
    children = copyBatch(tail, batches.children)
    // awaited in the next round; until then a failure must not count as unhandled
    children.catch(() => {})
    if ((from + BATCH) % 100_000 === 0) log(`${from + BATCH} of ${orders} orders are in.`)
  }
  await children
  await finish(head, sums, load)
}

/** What follows from the orders in other tables: reserved stock and the last order of each patient. */
async function finish(client: pg.Client, sums: Sums, load: Load): Promise<void> {
  await client.query(
    `update stock s set reserved = s.reserved + n, on_hand = s.on_hand + n
     from unnest($1::uuid[], $2::int[]) as taken (id, n) where s.variant_id = taken.id`,
    [[...sums.reserved.keys()], [...sums.reserved.values()]],
  )
  await client.query(
    `insert into stock_movements (id, at, variant_id, kind, on_hand, reserved, document, actor_role)
     select gen_random_uuid(), $3, taken.id, 'counted', taken.n, taken.n, 'Load', 'system'
     from unnest($1::uuid[], $2::int[]) as taken (id, n)`,
    [[...sums.reserved.keys()], [...sums.reserved.values()], new Date(load.start)],
  )
  await client.query(
    `update patients p set last_order_at = o.at
     from (select patient_id, max(placed_at) as at from orders where placed_at >= $1 group by 1) o
     where o.patient_id = p.id and (p.last_order_at is null or p.last_order_at < o.at)`,
    [new Date(load.start)],
  )
}

/** Takes a block of numbers out of a sequence; answers the first. */
async function takeNumbers(client: pg.Client, kind: string, count: number): Promise<number> {
  const { rows } = await client.query<{ first: number }>(
    `select nextval('${kind}_numbers')::int as first`,
  )
  const first = rows[0]?.first ?? 1
  await client.query(`select setval('${kind}_numbers', $1)`, [first + count - 1])
  return first
}

async function connect(url: string): Promise<pg.Client> {
  const client = await connectClient(url)
  await client.query("set synchronous_commit = off; set gin_pending_list_limit = '64MB'")
  return client
}
