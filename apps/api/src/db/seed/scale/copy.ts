import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'

export type Value = string | number | boolean | null

/** Rows of some tables on their way into the database, as the lines of COPY's text format. */
export type Batch = Map<string, { columns: string[]; lines: string[] }>

/** Adds a row. Values must hold no tab, line break or backslash: COPY would read them as its own signs. */
export function addRow(batch: Batch, table: string, row: Record<string, Value>): void {
  let part = batch.get(table)
  if (!part) {
    part = { columns: Object.keys(row), lines: [] }
    batch.set(table, part)
  }
  const { columns } = part
  let line = ''
  for (let i = 0; i < columns.length; i++) {
    const value = row[columns[i] as string]
    line += `${i === 0 ? '' : '\t'}${value === null || value === undefined ? '\\N' : value}`
  }
  part.lines.push(line)
}

/** Sends the tables of a batch one after the other, in one transaction. */
export async function copyBatch(client: pg.Client, batch: Batch): Promise<void> {
  await client.query('begin')
  for (const [table, { columns, lines }] of batch) {
    const names = columns.map((name) => `"${name}"`).join(', ')
    const stream = client.query(copyFrom(`copy ${table} (${names}) from stdin`))
    for (let at = 0; at < lines.length; at += 2_000)
      if (!stream.write(`${lines.slice(at, at + 2_000).join('\n')}\n`)) await once(stream, 'drain')
    stream.end()
    await finished(stream)
  }
  await client.query('commit')
}
