import type { Socket } from 'node:net'
import { availableParallelism } from 'node:os'
import { NodePgDatabase, NodePgSession } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { dialect } from './dialect.ts'
import { direct } from './direct.ts'
import { fewAtOnce } from './fewAtOnce.ts'
import { createFinder } from './finder.ts'
import { findingClient } from './findingClient.ts'
import { planned } from './frozen.ts'
import { isHere, readHosts, type Wanted } from './hosts.ts'
import * as schema from './schema/index.ts'

export type Db = NodePgDatabase
export { schema }

/** Pool of the application's role. A connection that ends, idle or in use, must not end the process. */
export function createPool(
  url: string,
  options: { max?: number; prepare?: boolean | undefined; wanted?: Wanted; silentMs?: number } = {},
): pg.Pool {
  const { max = 10, silentMs = 35_000 } = options
  const Pool = isHere(url) ? PoolOfThisMachine : pg.Pool
  const pool = new Pool({
    ...towards(url, options.prepare === false ? UnnamedClient : preparingClient(), options.wanted),
    max,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 30_000,
    keepAlive: true,
    idle_in_transaction_session_timeout: 30_000,
  })
  pool.on('error', ignore)
  // the pool listens to idle connections only; one in use tells its query, and then emits the same error
  pool.on('connect', (client) => {
    client.on('error', ignore)
    endWhenSilent(client as unknown as Inside, silentMs)
  })
  return pool
}

/**
 * A database on this machine answers no sooner when it is asked for more than its processors can work on: its processes
 * take turns, and each finds the caches full of what others did. Statements in transactions wait for nobody.
 */
class PoolOfThisMachine extends pg.Pool {
  private readonly run = fewAtOnce(2 * availableParallelism())
  // biome-ignore lint/suspicious/noExplicitAny: pg's query has many shapes, and none is touched
  override query(config: any, ...rest: any[]): any {
    return this.run(() => super.query(config, ...rest))
  }
}

/** What a connection of the driver has inside. */
type Inside = { readyForQuery: boolean; connection: { stream: Socket } }

/**
 * A machine that has vanished says nothing, and its connections stay open: one that says nothing for so long while a
 * statement waits is ended. The driver's own timer for each statement (`query_timeout`) costs a small read a tenth of
 * its time: garbage that lives long enough to be collected with all of the heap.
 */
function endWhenSilent(client: Inside, silentMs: number): void {
  const { stream } = client.connection
  stream.setTimeout(silentMs)
  stream.on('timeout', () => {
    if (!client.readyForQuery) stream.destroy(new Error('Query read timeout'))
  })
}

/** One connection of its own. When it is lost its queries fail, and nothing else does. */
export async function connectClient(
  url: string,
  options: pg.ClientConfig = {},
): Promise<pg.Client> {
  const client = createClient(url, options)
  client.on('error', ignore)
  try {
    await client.connect()
  } catch (error) {
    await client.end().catch(ignore)
    throw error
  }
  return client
}

/** The same before it connects; its errors are the caller's. */
export function createClient(url: string, options: pg.ClientConfig = {}): pg.Client {
  const { Client, connectionString } = towards(url)
  return new Client({ connectionString, ...options })
}

/** What the driver needs for an address with one host, or with several of which each connection finds the right one. */
function towards(
  url: string,
  Base: typeof pg.Client = pg.Client,
  wanted?: Wanted,
): { connectionString: string; Client: typeof pg.Client } {
  const hosts = readHosts(url, wanted)
  const isOne = hosts.hosts.length === 1 && hosts.wanted === 'any'
  const Client = isOne ? Base : findingClient(Base, createFinder(hosts), hosts.wanted)
  return { connectionString: hosts.url, Client }
}

const ignore = () => {}

/** Enough for every statement of the contract; texts beyond it (lists of many lengths) stay unnamed. */
const maxNames = 500

/** Clients that name each statement by its text, so that a connection parses and plans it once: twice the reads per second. */
function preparingClient(): typeof pg.Client {
  const names = new Map<string, string>()
  const nameOf = (text: string): string | undefined => {
    const known = names.get(text)
    if (known || names.size >= maxNames || text.startsWith(planned)) return known
    const name = `s${names.size}`
    names.set(text, name)
    return name
  }
  return class PreparingClient extends pg.Client {
    // biome-ignore lint/suspicious/noExplicitAny: pg's query has many shapes; only one is touched
    override query(config: any, ...rest: any[]): any {
      if (
        typeof config !== 'object' ||
        typeof config.text !== 'string' ||
        config.name ||
        !(config.values ?? rest[0])
      ) {
        return super.query(config, ...rest)
      }
      const name = nameOf(config.text)
      return super.query(name ? { ...config, name } : config, ...rest)
    }
  }
}

/**
 * Names no statement, whatever its author says: behind a pooler that knows no names the next transaction may find
 * another connection, with statements of others.
 */
class UnnamedClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: pg's query has many shapes; only one is touched
  override query(config: any, ...rest: any[]): any {
    if (typeof config !== 'object' || !config.name) return super.query(config, ...rest)
    return super.query({ ...config, name: undefined }, ...rest)
  }
}

type Connection = pg.Pool | pg.PoolClient | pg.Client

const known = new WeakMap<Connection, Db>()

class Session extends NodePgSession<Record<string, never>, Record<string, never>> {
  override prepareQuery: typeof NodePgSession.prototype.prepareQuery = (...given) =>
    direct(super.prepareQuery(...given))
}

/** Drizzle on a pool or connection, made once for each; without the schema, whose relations cost a request more than its SQL. */
export function createDb(client: Connection): Db {
  let db = known.get(client)
  if (!db) {
    const session = new Session(client, dialect, undefined)
    db = Object.assign(new NodePgDatabase(dialect, session, undefined), { $client: client })
    known.set(client, db)
  }
  return db
}
