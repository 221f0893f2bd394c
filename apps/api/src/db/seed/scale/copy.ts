import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'

type Value = string | number | boolean | null

/** Rows of some tables on their way into the database, in COPY's text format. */
export type Batch = Map<string, Part>
type Part = { columns: string[]; lines: string[]; chunks: Buffer[] }

// Lines become bytes early: millions of strings that live for seconds would keep the collector busy.
const LINES_PER_CHUNK = 250

/** Adds a row. Values must hold no tab, line break or backslash: COPY would read them as its own signs. */
export function addRow(batch: Batch, table: string, row: Record<string, Value>): void {
  let part = batch.get(table)
  if (!part) {
    part = { columns: Object.keys(row), lines: [], chunks: [] }
    batch.set(table, part)
  }
  const values = part.columns.map((name) => row[name] ?? '\\N')
  if (part.lines.push(values.join('\t')) === LINES_PER_CHUNK) pack(part)
}

/** Sends the tables of a batch one after the other, in one transaction. */
export async function copyBatch(client: pg.Client, batch: Batch): Promise<void> {
  await client.query('begin')
  for (const [table, part] of batch) {
    pack(part)
    const names = part.columns.map((name) => `"${name}"`).join(', ')
    const stream = client.query(copyFrom(`copy ${table} (${names}) from stdin`))
    for (const chunk of part.chunks) if (!stream.write(chunk)) await once(stream, 'drain')
    stream.end()
    await finished(stream)
  }
  await client.query('commit')
}

function pack(part: Part): void {
  if (part.lines.length === 0) return
  part.chunks.push(Buffer.from(`${part.lines.join('\n')}\n`))
  part.lines = []
}
