import type pg from 'pg'
import { withClient } from '../db/withClient.ts'

/** Sends a statement over a connection of its own. */
export const statementOn = <R extends pg.QueryResultRow = Record<string, unknown>>(
  url: string,
  text: string,
): Promise<pg.QueryResult<R>> => withClient(url, (client) => client.query<R>(text))

/** The same server, and another database. */
export function withDatabase(url: string, name: string): string {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.href
}
