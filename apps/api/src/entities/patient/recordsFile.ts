import { type Ctx, inTransaction } from '../../context.ts'
import { type SQL, sql } from '../../db/sql.ts'
import type { ZipEntry } from '../../files/zip.ts'
import { batchesOf } from '../read/stream.ts'

/** The records of a query as a file of an archive, in the database's own JSON: amounts stay numbers. */
export const recordsFile = (ctx: Ctx, name: string, query: SQL): ZipEntry => ({
  name: `${name}.json`,
  make: () =>
    inTransaction(ctx, async (tx) => {
      const records: string[] = []
      const inJson = sql`select to_jsonb(t) as record from (${query}) t`
      for await (const rows of batchesOf<{ record: object }>(tx, inJson))
        records.push(
          ...(await ctx.turns.map(rows, ({ record }) => JSON.stringify(record, null, 2))),
        )
      return Buffer.from(`[\n${records.join(',\n')}\n]\n`)
    }),
})
