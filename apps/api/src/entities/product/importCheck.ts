import { createHash } from 'node:crypto'
import { type AdminCtx, inTransaction } from '../../context.ts'
import { productImportLines } from '../../db/schema/productImport.ts'
import { eq, sql } from '../../db/sql.ts'
import { productColumns } from './fileRow.ts'
import { productImport } from './importEntity.ts'
import { categoriesOf, type FileLine, readFacts } from './importFacts.ts'
import { beginRun, type Planned, planRow, type Run } from './importPlan.ts'
import {
  type ImportStep,
  ImportStopped,
  lookUpByIndex,
  partsOf,
  tellProgress,
} from './importProgress.ts'

const mostRows = 50_000

/** Reads the file and says of each row what importing it would change. */
export async function checkImport(ctx: AdminCtx, step: ImportStep): Promise<void> {
  await readLines(ctx, step)
  const counts = { new: 0, changed: 0, same: 0, refused: 0 }
  const preview = await planLines(ctx, step, async (planned, done) => {
    for (const { outcome } of planned) counts[outcome]++
    await keepPlans(ctx, step.id, planned)
    await tellProgress(ctx, step, { done })
  })
  const { changed, same, new: added, refused: failed } = counts
  await inTransaction(ctx, async (tx) => {
    const row = await productImport.lock(tx, step.id)
    if (row.status !== 'checking') throw new ImportStopped()
    const values = { preview, changed, same, added, failed, attempts: 0 }
    await row.move('ready', values, { action: 'check', after: { added, changed, same, failed } })
  })
}

/** The file's rows, from the thread that reads them into the database without being looked at here. */
async function readLines(ctx: AdminCtx, step: ImportStep): Promise<void> {
  const content = await ctx.files.get(step.fileKey ?? '')
  const table = await ctx.compute.table({
    content,
    sheet: step.sheet,
    columns: productColumns,
    most: mostRows,
  })
  const { rows: total, sheet, sheets, unknown: unknownColumns } = table
  await ctx.db.delete(productImportLines).where(eq(productImportLines.importId, step.id))
  await tellProgress(ctx, step, { total, done: 0, sheet, sheets, unknownColumns })
  for (const part of table.parts)
    await ctx.db.execute(sql`
      insert into ${productImportLines} (import_id, line, label, cells)
      select ${step.id}, (r ->> 0)::int, r ->> 1, r -> 2
      from jsonb_array_elements(${Buffer.from(part).toString()}::jsonb) r
      on conflict do nothing`)
}

/**
 * Plans all rows in their order and answers what would become of them, as one word: a file that would do the
 * same has the same one. The ids of what is new and moments are not part of it.
 */
export async function planLines(
  ctx: AdminCtx,
  step: ImportStep,
  each: (planned: Planned[], done: number) => Promise<void>,
): Promise<string> {
  const run = beginRun(await categoriesOf(ctx))
  const hash = createHash('sha256')
  for await (const { lines, done } of partsOf(ctx, step)) {
    const planned = await planPart(ctx, run, lines)
    for (const { line, outcome, said, plan, keys } of planned) {
      const productId = keys && !run.made.has(keys.product_id) ? keys.product_id : null
      hash.update(JSON.stringify([line, outcome, said, plan, productId], withoutMoments))
    }
    await each(planned, done)
  }
  return hash.digest('hex')
}

async function planPart(ctx: AdminCtx, run: Run, lines: FileLine[]): Promise<Planned[]> {
  const facts = await inTransaction(ctx, async (tx) => {
    await lookUpByIndex(tx)
    return readFacts(tx, lines)
  })
  return ctx.turns.map(lines, (line) => planRow(ctx, run, facts, line))
}

const withoutMoments = (key: string, value: unknown) => (key === 'removed_at' ? undefined : value)

const keepPlans = (ctx: AdminCtx, importId: string, planned: Planned[]) =>
  // the bounds keep the planner from comparing every row of the file with every plan
  ctx.db.execute(sql`
    update ${productImportLines} l set outcome = p.outcome, code = p.code, said = p.said, plan = p.plan, keys = p.keys
    from jsonb_to_recordset(${JSON.stringify(planned)}::jsonb)
      as p(line int, outcome text, code text, said jsonb, plan jsonb, keys jsonb)
    where l.import_id = ${importId} and l.line = p.line
      and l.line between ${planned[0]?.line ?? 0} and ${planned.at(-1)?.line ?? 0}`)
