import type pg from 'pg'
import { connectClient } from './client.ts'

/** Does a piece of work on a connection of its own, which ends with it. */
export async function withClient<T>(
  url: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = await connectClient(url)
  return work(client).finally(() => client.end())
}
