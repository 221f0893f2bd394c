import type { AdminActor, AdminCtx, TxCtx } from '../../context.ts'
import { inTransaction } from '../../context.ts'
import { productImports } from '../../db/schema/productImport.ts'
import { newId } from '../../ids.ts'
import type { Read } from '../entity.ts'
import { conflict, invalid } from '../errors.ts'
import { type NewFile, storeFiles } from '../file/store.ts'
import { nextNumber } from '../numbers.ts'
import { empty } from '../workbook.ts'
import { assertOwnShop } from './allowed.ts'
import { productImport } from './importEntity.ts'

const job = 'import.products'

/** Keeps a file of products and lets a job compare it with the shop. Answers the id of the import. */
export async function uploadImport(
  ctx: AdminCtx,
  [upload]: NewFile[],
  sheet: string | undefined,
): Promise<string> {
  assertOwnShop(ctx)
  if (!upload || upload.content.length === 0) throw empty()
  return inTransaction(ctx, async (tx) => {
    const id = newId()
    const now = tx.clock.now()
    const owner = { ownerType: 'product_import', ownerId: id, purpose: 'product-import' }
    const [stored] = await storeFiles(tx, [upload], owner)
    const none = { added: 0, changed: 0, same: 0, failed: 0 }
    const [row] = await tx.db
      .insert(productImports)
      .values({
        id,
        number: await nextNumber(tx, 'product_import'),
        fileName: upload.filename.slice(0, 200),
        fileKey: stored?.key ?? null,
        adminId: tx.actor.id,
        status: 'checking',
        sheet: sheet ?? null,
        ...none,
        createdAt: now,
        updatedAt: now,
      })
      .returning()
    if (row)
      await productImport.inserted(tx, row).log({ action: 'upload', after: { number: row.number } })
    await tx.jobs.enqueue(tx, job, { importId: id })
    return id
  })
}

const own = { may: (ctx: TxCtx<AdminActor>) => assertOwnShop(ctx) }

/** Imports what the preview has shown, in the name of who confirms it. */
export const startImport = productImport.command(
  'start',
  own,
  async (tx: TxCtx<AdminActor>, row, _: Read): Promise<void> => {
    if (row.status === 'ready' && row.added + row.changed === 0) throw nothingToImport()
    await row.move('importing', { adminId: tx.actor.id, attempts: 0, done: 0 })
    await tx.jobs.enqueue(tx, job, { importId: row.id })
  },
)

/** Reads another sheet of the workbook. */
export const chooseSheet = productImport.command(
  'sheet',
  own,
  async (tx: TxCtx<AdminActor>, row, { sheet }: { sheet: string }): Promise<void> => {
    if (!row.sheets.includes(sheet) || !row.fileKey) throw noSheet()
    const none = { added: 0, changed: 0, same: 0, failed: 0, total: 0, done: 0, attempts: 0 }
    await row.move('checking', { ...none, sheet, preview: null, refusal: null })
    await tx.jobs.enqueue(tx, job, { importId: row.id })
  },
)

/**
 * Ends an import, or its undo, of which nothing is written yet: its job stops, and what it has begun is rolled back.
 */
export const cancelImport = productImport.command(
  'cancel',
  {},
  async (_: TxCtx<AdminActor>, row): Promise<void> => {
    if (row.status === 'undoing') await row.move('imported', { undoneBy: null })
    else await row.move('cancelled')
  },
)

/** Lets a job undo an import, in the name of who asks for it. */
export const undoImport = productImport.command(
  'start_undo',
  {
    ...own,
    needs: [
      (_, row) => {
        if (row.status === 'undone') throw undoneAlready()
      },
    ],
  },
  async (tx: TxCtx<AdminActor>, row, _: Read): Promise<void> => {
    const begun = { undoneBy: tx.actor.id, refusal: null, attempts: 0, done: 0 }
    await row.move('undoing', begun)
    await tx.jobs.enqueue(tx, job, { importId: row.id })
  },
)

const nothingToImport = () =>
  conflict('NOTHING_TO_IMPORT', {
    en: 'No row of this file would change anything.',
    ja: 'このファイルで変更される行はありません。',
  })
const undoneAlready = () =>
  conflict('UNDONE', {
    en: 'This import has already been undone.',
    ja: 'この取り込みはすでに取り消されています。',
  })
const noSheet = () =>
  invalid('sheet', 'SHEET_UNKNOWN', {
    en: 'Choose a sheet of this workbook.',
    ja: 'このブックのシートを選んでください。',
  })
