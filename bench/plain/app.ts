import { createHash } from 'node:crypto'
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import pg from 'pg'
import type { AdminOrder } from './adminOrder/row.ts'
import { adminOrderOf } from './adminOrder.ts'
import type { Shop } from './order.ts'
import { type OrderRow, orderPage, orderRowOf, types } from './orderList.ts'
import { type PatientOrder, patientOrderOf } from './patientOrder.ts'
import { adminOrder, auditReads, doctorProduct, patientOrder, sessionOf } from './statements.ts'

type Session = {
  id: string
  account_id: string
  role: string
  practices?: string[]
  until: number
  hash: string
}
type Guard = 'admin' | 'doctor' | 'patient'

const orders = ['order.manage', 'order.payment', 'order.refund', 'logistics.manage', 'phi.read']

/** Who may read orders, and what else they may do that shows in one. */
const permissions = new Map<string, ReadonlySet<string>>(
  Object.entries({
    owner: orders,
    operations: ['order.manage', 'order.payment', 'logistics.manage'],
    support: ['order.manage'],
    clinical_reviewer: ['phi.read'],
    finance: ['order.payment', 'order.refund'],
    read_only: [],
  }).map(([role, may]) => [role, new Set(may)]),
)

const mayCall: Record<Guard, (role: string) => boolean> = {
  admin: (role) => permissions.has(role),
  doctor: (role) => role === 'approved' || role === 'suspended',
  patient: () => true,
}

const failure = (statusCode: number, message: string) =>
  Object.assign(new Error(message), { statusCode })

/**
 * A list and three reads as a careful person writes them by hand with Fastify and pg: the bodies and ranges of the real
 * server, the same session and permission checks, the same audit rows, one prepared statement for an answer, totals
 * counted once in two seconds. No contract and no validation; headers of security, request ids and ETags are left out.
 */
export function plainApp(
  databaseUrl: string,
  shop: Shop,
  now: () => Date = () => new Date(),
): FastifyInstance {
  const app = Fastify()
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 10,
    // JSON has times as UTC
    options: '-c TimeZone=UTC',
  })
  // a connection that the database has ended is replaced
  pool.on('error', () => {})
  app.addHook('onClose', () => pool.end())

  const sessions = new Map<string, Session>()

  async function caller(request: FastifyRequest, guard: Guard): Promise<Session> {
    const cookie = /officina_session=([\w-]{43})/.exec(request.headers.cookie ?? '')?.[1] ?? ''
    const hash = createHash('sha256').update(cookie).digest('hex')
    let session = sessions.get(hash + guard)
    if (!session || session.until < Date.now()) {
      const [row] = await ask<Session>(`session-${guard}`, sessionOf[guard], [hash, now()])
      if (!row) throw failure(401, 'Unauthenticated.')
      session = { ...row, hash, until: Date.now() + 5_000 }
      if (sessions.size >= 20_000) sessions.clear()
      sessions.set(hash + guard, session)
    }
    if (!mayCall[guard](session.role)) throw failure(403, 'Forbidden.')
    return session
  }

  const ask = async <R extends object>(name: string, text: string, values: unknown[]) =>
    (await pool.query<R>({ name, text, values })).rows

  type Note = { action: string; type: string; id?: string } & {
    doctorId?: string
    patientId?: string | undefined
    after?: object
  }
  let waiting: { row: object; done(): void; failed(error: unknown): void }[] = []
  let isWriting = false

  /** Rows of those who read while others are written go together with the next. */
  function note(request: FastifyRequest, who: Session, of: Note): Promise<void> {
    const row = {
      at: now(),
      actor_id: who.account_id,
      action: of.action,
      object_type: of.type,
      object_id: of.id,
      doctor_id: of.doctorId,
      patient_id: of.patientId,
      after: of.after,
      ip: request.ip,
      user_agent: request.headers['user-agent']?.slice(0, 300),
      request_id: request.id,
      session: who.hash.slice(0, 16),
    }
    return new Promise((done, failed) => {
      waiting.push({ row, done, failed })
      if (!isWriting) void write()
    })
  }

  async function write(): Promise<void> {
    isWriting = true
    while (waiting.length > 0) {
      const batch = waiting
      waiting = []
      try {
        await ask('audit', auditReads, [JSON.stringify(batch.map(({ row }) => row))])
        for (const { done } of batch) done()
      } catch (error) {
        for (const { failed } of batch) failed(error)
      }
    }
    isWriting = false
  }

  const states = ['payment_state', 'fulfilment_state', 'order_state']
  type Total = { n: number; isEstimate: boolean }
  const totals = new Map<string, { until: number; total: Promise<Total> }>()

  function totalOf(column: string, state: string): Promise<Total> {
    const known = totals.get(column + state)
    if (known && known.until > Date.now()) return known.total
    const total = count(column, state)
    totals.set(column + state, { until: Date.now() + 2_000, total })
    return total
  }

  /** Exactly up to 10,000; beyond that as the planner estimates. */
  async function count(column: string, state: string): Promise<Total> {
    const matching = `select 1 from orders where ${column} = $1`
    const [found] = await ask<{ n: number }>(
      `count-${column}`,
      `select count(*)::int as n from (${matching} limit 10001) matches`,
      [state],
    )
    const n = found?.n ?? 0
    if (n <= 10_000) return { n, isEstimate: false }
    const [row] = await ask<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(
      `estimate-${column}`,
      `explain (format json) ${matching}`,
      [state],
    )
    return { n: Math.max(n, row?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0), isEstimate: true }
  }

  /** When a session was last shown a patient; again within a quarter of an hour leaves no row. */
  const shown = new Map<string, Map<string, number>>()

  async function noteShown(
    request: FastifyRequest,
    who: Session,
    { filter, patients }: { filter: string; patients: string[] },
  ): Promise<void> {
    const at = now().getTime()
    const seen = shown.get(who.hash) ?? new Map<string, number>()
    if (patients.every((id) => (seen.get(id) ?? 0) > at - 900_000)) return
    const ids = [...new Set(patients)].sort()
    await note(request, who, {
      action: 'orders.listed',
      type: 'orders',
      patientId: ids.length === 1 ? ids[0] : undefined,
      after: { operation: 'adminListOrders', count: ids.length, ids, filters: [filter] },
    })
    if (seen.size >= 2_000) seen.clear()
    for (const id of ids) seen.set(id, at)
    if (shown.size >= 2_000) shown.clear()
    shown.set(who.hash, seen)
  }

  const json = 'application/json; charset=utf-8'

  app.get('/api/admin/orders', async (request, reply) => {
    const who = await caller(request, 'admin')
    const asked = request.query as Record<string, string>
    const [column = '', [state = ''] = []] =
      Object.entries(JSON.parse(asked.filter ?? '{}') as Record<string, string[]>)[0] ?? []
    const [from] = JSON.parse(asked.range ?? '[0,24]') as [number]
    if (!states.includes(column) || asked.sort !== '["placed_at","DESC"]')
      throw failure(422, 'No such filter or sort.')
    const [{ rows }, total] = await Promise.all([
      pool.query<OrderRow>({
        name: `list-${column}`,
        text: orderPage(column),
        values: [state, from],
        rowMode: 'array',
        types,
      }),
      totalOf(column, state),
    ])
    await noteShown(request, who, { filter: column, patients: rows.map((row) => row[3]) })
    const { length } = rows
    // whoever pages to the total misses no row
    const least = total.isEstimate && length > 0 ? from + length + (length === 25 ? 1 : 0) : 0
    const range = length === 0 ? '*' : `${from}-${from + length - 1}`
    if (total.isEstimate) reply.header('x-total-estimated', 'true')
    const data = rows.map((row) => orderRowOf(row, shop, now()))
    return reply
      .header('content-range', `orders ${range}/${Math.max(total.n, least)}`)
      .type(json)
      .send(JSON.stringify({ data }))
  })

  app.get('/api/admin/orders/:id', async (request, reply) => {
    const who = await caller(request, 'admin')
    const { id } = request.params as { id: string }
    const [found] = await ask<{ row: AdminOrder }>('admin-order', adminOrder, [id])
    if (!found) throw failure(404, 'Not found.')
    const { doctor_id: doctorId, patient_id: patientId } = found.row
    await note(request, who, { action: 'order.read', type: 'order', id, doctorId, patientId })
    const reader = { id: who.id, may: permissions.get(who.role) ?? new Set() }
    const data = adminOrderOf(found.row, reader, shop, now())
    return reply.type(json).send(JSON.stringify({ data }))
  })

  app.get('/api/patient/orders/:id', async (request, reply) => {
    const who = await caller(request, 'patient')
    const { id } = request.params as { id: string }
    const values = [id, who.id, who.practices]
    const [found] = await ask<{ row: PatientOrder }>('patient-order', patientOrder, values)
    if (!found) throw failure(404, 'Not found.')
    return reply.type(json).send(JSON.stringify({ data: patientOrderOf(found.row, shop, now()) }))
  })

  app.get('/api/doctor/products/:id', async (request, reply) => {
    const who = await caller(request, 'doctor')
    const { id } = request.params as { id: string }
    const values = [id, who.id, shop.currency]
    const [found] = await ask<{ json: string }>('doctor-product', doctorProduct, values)
    if (!found) throw failure(404, 'Not found.')
    return reply.type(json).send(`{"data":${found.json}}`)
  })

  app.get('/readyz', () => 'ready')
  return app
}
