import type { Pool, PoolClient } from 'pg'

/**
 * How pg-boss asks over a connection. A statement with values is an object, so that the connection gives it a name and
 * plans it once. One without stays as it is: it may be several in one text, which cannot be prepared.
 */
export const askedBy = (connection: Pool | PoolClient) => (text: string, values?: unknown[]) =>
  values?.length ? connection.query({ text, values }) : connection.query(text)
