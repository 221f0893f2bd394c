import { dayMs } from '@officina/shared/dates/days'
import type { Ctx } from '../../context.ts'
import { files } from '../../db/schema/doctor.ts'
import { productImportLines, productImports } from '../../db/schema/productImport.ts'
import { and, eq, isNotNull, lt, notInArray } from '../../db/sql.ts'
import { removeStored } from '../file/store.ts'
import { importSteps } from './importProgress.ts'

const keptDays = 7

/** Removes files and rows of imports that ended, or were left alone, a week ago. What undo needs stays. */
export async function purgeImports(ctx: Ctx): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - keptDays * dayMs)
  const old = await ctx.db
    .update(productImports)
    .set({ fileKey: null })
    .where(
      and(
        isNotNull(productImports.fileKey),
        lt(productImports.updatedAt, before),
        notInArray(productImports.status, [...importSteps]),
      ),
    )
    .returning({ id: productImports.id })
  for (const { id } of old) {
    await ctx.db.delete(productImportLines).where(eq(productImportLines.importId, id))
    const mine = and(eq(files.ownerType, 'product_import'), eq(files.ownerId, id))
    await removeStored(ctx, await ctx.db.delete(files).where(mine).returning({ key: files.key }))
  }
}
