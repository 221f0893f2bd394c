import type { Ctx, TxCtx } from '../../context.ts'
import { productImportLines, productImports } from '../../db/schema/productImport.ts'
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

/** Lines of a file, some at a time. */
export function* rangesOf(total: number) {
  for (let done = 0; done < total; done += rowsAtOnce) {
    // lines are numbered without gaps, from the one below the header
    yield { from: done + 2, to: done + 1 + rowsAtOnce, done: Math.min(total, done + rowsAtOnce) }
  }
}

/** Rows of a file, some at a time. */
export async function* partsOf(ctx: Ctx, { id, total }: Pick<ImportStep, 'id' | 'total'>) {
  for (const { from, to, done } of rangesOf(total)) {
    const { rows } = await ctx.db.execute<FileLine>(sql`
      select line, cells from ${productImportLines}
      where import_id = ${id} and line between ${from} and ${to} order by line`)
    yield { lines: rows, from, to, done }
  }
}
