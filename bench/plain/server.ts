import { createHash } from 'node:crypto'
import Fastify, { type FastifyRequest } from 'fastify'
import pg from 'pg'
import { cheapestOf } from '../server/anchors.ts'
import { adminOrder, auditRead, doctorProduct, patientOrder, sessionOf } from './statements.ts'

/**
 * A list and three reads as a careful person writes them by hand: the same session and permission checks, the same
 * audit rows, JSON made by PostgreSQL, totals counted once in two seconds. No contract, no validation, nothing else.
 */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })
const app = Fastify()

type Session = { id: string; account_id: string; role: string; until: number; hash: string }
type Guard = 'admin' | 'doctor' | 'patient'

const sessions = new Map<string, Session>()
const totals = new Map<string, { until: number; total: Promise<number> }>()
const shown = new Map<string, number>()

const roles: Record<Guard, string[]> = {
  admin: ['owner', 'operations', 'support', 'finance'],
  doctor: ['approved'],
  patient: ['active'],
}

async function caller(request: FastifyRequest, guard: Guard): Promise<Session> {
  const cookie = /officina_session=([\w-]{43})/.exec(request.headers.cookie ?? '')?.[1] ?? ''
  const hash = createHash('sha256').update(cookie).digest('hex')
  let session = sessions.get(hash + guard)
  if (!session || session.until < Date.now()) {
    const { rows } = await pool.query({
      name: `session-${guard}`,
      text: sessionOf[guard],
      values: [hash],
    })
    if (!rows[0]) throw Object.assign(new Error('Unauthenticated.'), { statusCode: 401 })
    session = { ...rows[0], hash, until: Date.now() + 5_000 } as Session
    sessions.set(hash + guard, session)
  }
  if (!roles[guard].includes(session.role))
    throw Object.assign(new Error('Forbidden.'), { statusCode: 403 })
  return session
}

const textOf = async (name: string, text: string, values: unknown[]): Promise<string> => {
  const { rows } = await pool.query<{ json: string }>({ name, text, values })
  if (!rows[0]) throw Object.assign(new Error('Not found.'), { statusCode: 404 })
  return `{"data":${rows[0].json}}`
}

const note = (request: FastifyRequest, who: Session, of: Partial<Record<string, unknown>>) =>
  pool.query({
    name: 'audit',
    text: auditRead,
    values: [
      who.account_id,
      of.action,
      of.type,
      of.id ?? null,
      of.after ?? null,
      request.ip,
      request.headers['user-agent'] ?? null,
      request.id,
      who.hash.slice(0, 16),
    ],
  })

const states = ['payment_state', 'fulfilment_state', 'order_state']

function totalOf(column: string, state: string): Promise<number> {
  const known = totals.get(column + state)
  if (known && known.until > Date.now()) return known.total
  const total = pool
    .query<{ n: number }>({
      name: `count-${column}`,
      text: `select count(*)::int as n from (select 1 from orders where ${column} = $1 limit 10001) matches`,
      values: [state],
    })
    .then(({ rows }) => rows[0]?.n ?? 0)
  totals.set(column + state, { until: Date.now() + 2_000, total })
  return total
}

app.get('/api/admin/orders', async (request, reply) => {
  const who = await caller(request, 'admin')
  const { filter, range } = request.query as { filter: string; range: string }
  const [column = '', [state = ''] = []] =
    Object.entries(JSON.parse(filter) as Record<string, string[]>)[0] ?? []
  const [from] = JSON.parse(range) as [number]
  if (!states.includes(column))
    throw Object.assign(new Error('No such filter.'), { statusCode: 422 })
  const since = new Date(Math.floor(Date.now() / 60_000) * 60_000 - 2 * 86_400_000)
  const [{ rows }, total] = await Promise.all([
    pool.query<{ rows: string; patients: string[] | null }>({
      name: `list-${column}`,
      text: cheapestOf(column),
      values: [since, state, from],
    }),
    totalOf(column, state),
  ])
  const patients = rows[0]?.patients ?? []
  const now = Date.now()
  const isNew = patients.some((id) => (shown.get(who.hash + id) ?? 0) < now - 900_000)
  if (isNew) {
    await note(request, who, {
      action: 'orders.listed',
      type: 'orders',
      after: { ids: patients, count: patients.length },
    })
    for (const id of patients) shown.set(who.hash + id, now)
  }
  reply.header('content-range', `orders ${from}-${from + patients.length - 1}/${total}`)
  return reply.type('application/json; charset=utf-8').send(`{"data":${rows[0]?.rows}}`)
})

app.get('/api/admin/orders/:id', async (request, reply) => {
  const who = await caller(request, 'admin')
  const { id } = request.params as { id: string }
  const text = await textOf('admin-order', adminOrder, [id])
  await note(request, who, { action: 'order.read', type: 'order', id })
  return reply.type('application/json; charset=utf-8').send(text)
})

app.get('/api/patient/orders/:id', async (request, reply) => {
  const who = await caller(request, 'patient')
  const { id } = request.params as { id: string }
  const text = await textOf('patient-order', patientOrder, [id, who.id])
  return reply.type('application/json; charset=utf-8').send(text)
})

app.get('/api/doctor/products/:id', async (request, reply) => {
  await caller(request, 'doctor')
  const { id } = request.params as { id: string }
  const text = await textOf('doctor-product', doctorProduct, [id])
  return reply.type('application/json; charset=utf-8').send(text)
})

app.get('/readyz', () => 'ready')
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
process.on('SIGTERM', () => process.exit())
