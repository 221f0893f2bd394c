import type pg from 'pg'
import type { App } from '../../apps/api/src/app.ts'

/** What the server sent to PostgreSQL: replayed as it is, it does the same reads and writes. */
export type Statement = { config: string | pg.QueryConfig; values: unknown[] | undefined }

export type Recorder = {
  /** Statements of one piece of work, without those that look up the session. */
  record(work: () => Promise<unknown>): Promise<Statement[]>
  /** Those between BEGIN and COMMIT; nothing of it stays: the commit becomes a rollback. */
  recordTransaction(work: () => Promise<unknown>): Promise<Statement[]>
}

type Query = (config: unknown, ...rest: unknown[]) => unknown

/** Listens on every connection of the app's pool. */
export function recordStatements({ ports }: App): Recorder {
  let heard: Statement[] | undefined
  let rollBack = false
  const watched = new WeakSet<object>()
  // also to one that the start of the application has opened
  ports.pool.on('acquire', (client) => {
    if (watched.has(client)) return
    watched.add(client)
    const query = client.query.bind(client) as Query
    client.query = ((config: unknown, ...rest: unknown[]) => {
      if (!isStatement(config)) return query(config, ...rest)
      const values = Array.isArray(rest[0])
        ? rest[0]
        : typeof config === 'string'
          ? undefined
          : (config.values as unknown[])
      if (!isSession(config)) heard?.push({ config, values })
      return rollBack && config === 'commit' ? takeBack(query) : query(config, ...rest)
    }) as typeof client.query
  })
  const record: Recorder['record'] = async (work) => {
    const mine: Statement[] = []
    heard = mine
    try {
      await work()
    } finally {
      heard = undefined
    }
    return mine
  }
  return {
    record,
    async recordTransaction(work) {
      rollBack = true
      const all = await record(work).finally(() => {
        rollBack = false
      })
      const from = all.findIndex(({ config }) => config === 'begin')
      const to = all.findIndex(({ config }) => config === 'commit')
      if (from < 0 || to < from) throw new Error('No transaction was committed.')
      return all.slice(from + 1, to)
    },
  }
}

/** Nothing stays of it, and the application takes it for committed. */
const takeBack = async (query: Query) => ({
  ...((await query('rollback')) as pg.QueryResult),
  command: 'COMMIT',
})

const isStatement = (config: unknown): config is string | pg.QueryConfig =>
  typeof config === 'string' || typeof (config as pg.QueryConfig | null)?.text === 'string'

/** Kept in the process between calls, so not a part of a call. */
const isSession = (config: string | pg.QueryConfig) =>
  typeof config !== 'string' && /^(session|actor-)/.test(config.name ?? '')

export async function replay(to: pg.Pool | pg.PoolClient, statements: Statement[]): Promise<void> {
  for (const { config, values } of statements)
    await (typeof config === 'string' ? to.query(config, values) : to.query({ ...config, values }))
}

export async function replayTransaction(pool: pg.Pool, statements: Statement[]): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await replay(client, statements)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

/** Of what a list has sent: its page, and the row about who was shown. */
export function partsOfList(statements: Statement[]): { page: Statement; audit: Statement } {
  const audit = statements.find(({ config }) => /insert into "audit_log"/.test(textOf(config)))
  const page = statements.find(
    ({ config }) => / limit (\$\d+|\d+) offset /.test(textOf(config)) && config !== audit?.config,
  )
  if (!page || !audit) throw new Error('A list has sent no page or no audit row.')
  return { page, audit }
}

const textOf = (config: Statement['config']) => (typeof config === 'string' ? config : config.text)
