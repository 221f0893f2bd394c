import { dayMs } from '@officina/shared/dates/days'
import type { Ctx } from '../../context.ts'
import { files } from '../../db/schema/doctor.ts'
import { productImportLines, productImports } from '../../db/schema/productImport.ts'
import { and, eq, isNotNull, lt, notInArray } from '../../db/sql.ts'
import { eachDue } from '../allRows.ts'
import { importSteps } from './importProgress.ts'

const keptDays = 7
const batch = 100

/** Removes files and rows of imports that ended, or were left alone, a week ago. What undo needs stays. */
export async function purgeImports(ctx: Ctx): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - keptDays * dayMs)
  const isDue = and(
    isNotNull(productImports.fileKey),
    lt(productImports.updatedAt, before),
    notInArray(productImports.status, [...importSteps]),
  )
  const failed = 'an import was not purged'
  await eachDue(ctx, { table: productImports, isDue, atOnce: batch, failed }, async (tx, id) => {
    const [old] = await tx.db
      .update(productImports)
      .set({ fileKey: null })
      .where(and(eq(productImports.id, id), isDue))
      .returning({ id: productImports.id })
    if (!old) return
    await tx.db.delete(productImportLines).where(eq(productImportLines.importId, id))
    const mine = and(eq(files.ownerType, 'product_import'), eq(files.ownerId, id))
    const gone = await tx.db.delete(files).where(mine).returning({ key: files.key })
    // a file that stays keeps its row, and is found again
    for (const { key } of gone) await tx.files.remove(key)
  })
}
