import { setTimeout as sleep } from 'node:timers/promises'
import { Counter, Gauge, type Registry } from 'prom-client'
import { newestBackup } from '../backup/keep.ts'
import { openPlace } from '../backup/place.ts'
import type { Ports } from '../context.ts'
import type { Replica } from '../db/replica.ts'

type Kind = 'job' | 'waiting' | 'failed'
type Row = { kind: Kind; name: string; count: number; seconds: number }

/** So long an answer of the database serves for several who ask. */
const keptMs = 5_000
/** So long an answer waits for a bucket or a folder. */
const patienceMs = 3_000

/**
 * How things stand when somebody asks: pool, queues, mails, payments, shop, backups. What the database knows every
 * process tells alike, so of several the highest counts.
 */
export function registerStanding(registry: Registry, ports: Ports): void {
  const ask = createAsk(ports)
  const ofRows = (name: string, help: string, kind: Kind, label: string, value: keyof Row) =>
    new Gauge({
      name,
      help,
      labelNames: label ? [label] : [],
      registers: [registry],
      aggregator: 'max',
      async collect() {
        const rows = await ask()
        this.reset()
        for (const row of rows ?? [])
          if (row.kind === kind) this.set(label ? { [label]: row.name } : {}, Number(row[value]))
      },
    })
  ofRows('officina_queue_jobs', 'Jobs that are due and not begun', 'job', 'queue', 'count')
  ofRows(
    'officina_queue_age_seconds',
    'How long the first of them is due',
    'job',
    'queue',
    'seconds',
  )
  ofRows('officina_waiting', 'Mails, payments and events to work on', 'waiting', 'what', 'count')
  ofRows('officina_waiting_age_seconds', 'Age of the oldest of them', 'waiting', 'what', 'seconds')
  ofRows(
    'officina_mails_given_up',
    'Mails of the last four days that were given up',
    'failed',
    '',
    'count',
  )
  new Gauge({
    name: 'officina_database_up',
    help: '1 while the database answers',
    registers: [registry],
    aggregator: 'min',
    async collect() {
      this.set((await ask()) ? 1 : 0)
    },
  })
  new Gauge({
    name: 'officina_database_connections',
    help: 'Connections of the pool by state, and requests that wait for one',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      const { totalCount, idleCount, waitingCount } = ports.pool
      this.set({ state: 'busy' }, totalCount - idleCount)
      this.set({ state: 'idle' }, idleCount)
      this.set({ state: 'waiting' }, waitingCount)
    },
  })
  if (ports.replica) registerReplica(registry, ports.replica)
  const { to } = ports.config.backup
  const newestAt = to ? createNewestAt(to, ports) : undefined
  if (newestAt)
    new Gauge({
      name: 'officina_backup_newest_timestamp_seconds',
      help: 'When the newest backup in BACKUP_TO was made; 0 without one',
      registers: [registry],
      aggregator: 'max',
      async collect() {
        this.set(await newestAt())
      },
    })
}

function registerReplica(registry: Registry, replica: Replica): void {
  new Gauge({
    name: 'officina_replica_lag_seconds',
    help: 'How far the replica is behind the primary; -1 while that is not known',
    registers: [registry],
    aggregator: 'max',
    collect() {
      const lag = replica.lagSeconds() ?? -1
      this.set(Number.isFinite(lag) ? lag : 3_600)
    },
  })
  new Gauge({
    name: 'officina_replica_used',
    help: '1 while the replica answers lists and reports, 0 while the primary has to',
    registers: [registry],
    aggregator: 'min',
    collect() {
      this.set(replica.pool() ? 1 : 0)
    },
  })
  new Counter({
    name: 'officina_replica_reads_total',
    help: 'Calls that the replica may answer, by who has',
    labelNames: ['from'],
    registers: [registry],
    collect() {
      this.reset()
      for (const [from, count] of Object.entries(replica.answered)) this.inc({ from }, count)
    },
  })
}

/**
 * Seconds of the newest backup, as far as known; 0 without one. A bucket is asked every five minutes, a folder every
 * time, and neither again before it has answered.
 */
function createNewestAt(to: string, { config }: Ports): () => Promise<number> {
  const keptFor = to.startsWith('s3:') ? 300_000 : 0
  let until = 0
  let seconds = 0
  let reading: Promise<void> | undefined
  const read = async () => {
    const found = await openPlace(to, config.s3)
      .then((place) => place.list())
      .catch(() => undefined)
    // what was there is still there when a bucket does not answer
    if (found) seconds = (newestBackup(found)?.at.getTime() ?? 0) / 1000
    until = Date.now() + keptFor
    reading = undefined
  }
  return async () => {
    if (Date.now() >= until) reading ??= read()
    if (reading) await Promise.race([reading, sleep(patienceMs, undefined, { ref: false })])
    return seconds
  }
}

/** Asks the database once for all gauges of one answer; undefined when it says nothing. */
function createAsk({ pool }: Ports) {
  let until = 0
  let rows: Promise<Row[] | undefined> = Promise.resolve(undefined)
  return () => {
    if (Date.now() < until) return rows
    until = Date.now() + keptMs
    rows = pool.query<Row>({ name: 'standing', text: standing }).then(
      (answer) => answer.rows,
      () => undefined,
    )
    return rows
  }
}

const waits = (name: string, from: string, since: string) =>
  `select 'waiting', '${name}', count(*)::float8, coalesce(extract(epoch from now() - min(${since})), 0)::float8 from ${from}`

/** Every part reads an index that holds nothing else. */
const standing = `
  select 'job' as kind, name, count(*)::float8 as count, extract(epoch from now() - min(start_after))::float8 as seconds
    from pgboss.job where state < 'active' and not blocked and start_after <= now() and name not like '\\_%' group by name
  union all ${waits('mails', `mails where status = 'queued'`, 'created_at')}
  union all ${waits('payments', `payments where check_at < now()`, 'check_at')}
  union all ${waits('refunds', `refunds where check_at < now()`, 'check_at')}
  union all ${waits('payment events', 'payment_events where done_at is null', 'received_at')}
  union all ${waits('shop events', 'shop_events where done_at is null', 'received_at')}
  union all select 'failed', '', count(*)::float8, 0 from mails where status = 'failed'
    and last_error not in ('MAIL=off', 'anonymised') and created_at > now() - interval '4 days'`
