import type { Ctx, TxCtx } from '../../context.ts'
import {
  productImportLines,
  productImportRows,
  productImports,
} from '../../db/schema/productImport.ts'
import { and, eq, sql } from '../../db/sql.ts'
import type { FileLine } from './importFacts.ts'

/** An import while a job works on it. */
export type ImportStep = typeof productImports.$inferSelect & { step: ImportStepName }

/** States in which a job works on an import. */
export const importSteps = ['checking', 'importing', 'undoing'] as const
type ImportStepName = (typeof importSteps)[number]

/** Somebody has cancelled the import, or another job has done the step. */
export class ImportStopped extends Error {
  override name = 'ImportStopped'
}

/** Rows that are compared, or written, by a few statements. */
const rowsAtOnce = 500

/**
 * Every lookup of an import is by an index. The planner knows the tables as they were before thousands of rows came
 * in, and would read them whole for each of 500 rows: measured, 2 s instead of 40 ms until they are analyzed.
 */
export const lookUpByIndex = (tx: TxCtx) => tx.db.execute(sql`set local enable_seqscan = off`)

/** Says how far a step is, seen by everybody at once: not in the step's transaction. @throws ImportStopped */
export async function tellProgress(
  ctx: Ctx,
  { id, step }: ImportStep,
  values: Partial<typeof productImports.$inferInsert>,
): Promise<void> {
  const written = await ctx.db
    .update(productImports)
    .set(values)
    .where(and(eq(productImports.id, id), eq(productImports.status, step)))
    .returning({ id: productImports.id })
  if (written.length === 0) throw new ImportStopped()
}

/** Rows of a file, some at a time: `from` a line `to` another, and how many are `done` with them. */
export const partsOf = (ctx: Ctx, { id }: Pick<ImportStep, 'id'>) =>
  partsAfter(async (line) => {
    const { rows } = await ctx.db.execute<FileLine>(sql`
      select line, cells from ${productImportLines}
      where import_id = ${id} and line > ${line} order by line limit ${rowsAtOnce}`)
    return rows
  })

/** The same of rows that have changed something, which are kept for the undo when the file is gone. */
export const writtenParts = (ctx: Ctx, { id }: Pick<ImportStep, 'id'>) =>
  partsAfter(async (line) => {
    const { rows } = await ctx.db.execute<{ line: number }>(sql`
      select line from ${productImportRows}
      where import_id = ${id} and line > ${line} order by line limit ${rowsAtOnce}`)
    return rows
  })

// empty lines are counted and are no rows: a part ends where it has enough of these
async function* partsAfter<R extends { line: number }>(read: (line: number) => Promise<R[]>) {
  for (let [to, done] = [0, 0]; ; ) {
    const lines = await read(to)
    const [first, last] = [lines[0], lines.at(-1)]
    if (!first || !last) return
    to = last.line
    done += lines.length
    yield { lines, from: first.line, to, done }
  }
}
