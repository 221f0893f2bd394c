import type pg from 'pg'
import { connectClient } from '../db/client.ts'

/** Sends a statement over a connection of its own. */
export async function statementOn<R extends pg.QueryResultRow = Record<string, unknown>>(
  url: string,
  text: string,
): Promise<pg.QueryResult<R>> {
  const client = await connectClient(url)
  return client.query<R>(text).finally(() => client.end())
}
