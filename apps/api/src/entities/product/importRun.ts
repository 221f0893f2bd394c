import { type AdminActor, type AdminCtx, inTransaction, type TxCtx } from '../../context.ts'
import { planLines } from './importCheck.ts'
import { productImport } from './importEntity.ts'
import {
  type ImportStep,
  ImportStopped,
  lookUpByIndex,
  partsOf,
  tellProgress,
} from './importProgress.ts'
import { changedSince } from './importRefusals.ts'
import { holdRows, noteFigures, writePart } from './importWrite.ts'

/**
 * Imports the valid rows of a file, in one transaction: all of them or none. They are compared with the shop once
 * more while it is held, so that nothing is written that the preview did not show. The import's status goes last;
 * who cancels before that is heard.
 * @throws DomainError CHANGED_SINCE_PREVIEW
 */
export async function writeImport(ctx: AdminCtx, step: ImportStep): Promise<void> {
  await inTransaction(ctx, async (tx: TxCtx<AdminActor>) => {
    await lookUpByIndex(tx)
    await holdRows(tx, step.id)
    // comparing is about a third of the work
    const preview = await planLines(tx, step, (_, done) =>
      tellProgress(ctx, step, { done: Math.floor(done / 3) }),
    )
    if (preview !== step.preview) throw changedSince()
    const part = { importId: step.id, number: step.number }
    for await (const { from, to, done } of partsOf(tx, step)) {
      await writePart(tx, { ...part, from, to })
      const shown = Math.floor((step.total + 2 * done) / 3)
      await tellProgress(ctx, step, { done: Math.min(shown, step.total) })
    }
    for await (const { from, to } of partsOf(tx, step)) await noteFigures(tx, { ...part, from, to })
    const row = await productImport.lock(tx, step.id)
    if (row.status !== 'importing') throw new ImportStopped()
    const { added, changed, same, failed } = row
    await row.move('imported', {}, { action: 'create', after: { added, changed, same, failed } })
  })
}
