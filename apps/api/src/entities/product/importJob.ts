import {
  type AdminActor,
  type AdminCtx,
  type Ctx,
  inTransaction,
  type Locale,
} from '../../context.ts'
import { accounts, admins } from '../../db/schema/account.ts'
import { productImports } from '../../db/schema/productImport.ts'
import { and, eq, inArray, sql } from '../../db/sql.ts'
import { permissionsOf } from '../admin/permissions.ts'
import { DomainError, forbidden } from '../errors.ts'
import { checkImport } from './importCheck.ts'
import { productImport } from './importEntity.ts'
import { type ImportStep, ImportStopped, importSteps } from './importProgress.ts'
import { writeImport } from './importRun.ts'
import { writeUndo } from './undoImport.ts'

/** So often a step is begun: after that its file is more likely the reason than its server. */
const mostAttempts = 3

/**
 * Does the step that an import waits for: compares the file with the shop, imports it, or undoes it. Done again it
 * begins anew, since nothing of a step is written before all of it is. What nobody waits for any more is left.
 */
export async function runProductImport(ctx: Ctx, data: unknown): Promise<void> {
  const { importId } = data as { importId: string }
  const [row] = await ctx.db
    .update(productImports)
    .set({ attempts: sql`${productImports.attempts} + 1`, done: 0 })
    .where(and(eq(productImports.id, importId), inArray(productImports.status, [...importSteps])))
    .returning()
  if (!row) return
  const step = { ...row, step: row.status } as ImportStep
  const by = step.step === 'undoing' ? row.undoneBy : row.adminId
  const mine = await actAs(ctx, by ?? row.adminId, row.id)
  try {
    if (!mine.actor.permissions.includes('product.manage')) throw forbidden()
    if (row.attempts > mostAttempts) throw gaveUp(step.step)
    await stepWork[step.step](mine, step)
  } catch (error) {
    if (error instanceof ImportStopped) return
    // what is broken elsewhere is tried again by the queue
    if (!(error instanceof DomainError) || error.kind === 'unavailable') throw error
    await failImport(mine, row.id, error)
  }
}

const stepWork = { checking: checkImport, importing: writeImport, undoing: writeUndo }

/**
 * Says why nothing is imported, or undone. The refusal of one field is what it says of that field.
 */
const failImport = (ctx: AdminCtx, id: string, { code, texts, fields, extra }: DomainError) =>
  inTransaction(ctx, async (tx) => {
    const row = await productImport.lock(tx, id)
    if (!importSteps.some((step) => step === row.status)) return
    const { en, ja } = Object.values(fields ?? {})[0]?.[0] ?? texts
    const skus = extra.skus as string[] | undefined
    const refusal = { code, en, ja, ...(skus ? { skus } : {}) }
    const done = { action: 'fail', after: { error_code: code } } as const
    if (row.status === 'undoing') await row.move('imported', { refusal, undoneBy: null }, done)
    else await row.move('failed', { refusal }, done)
  })

/** A context of the administrator who has asked for it, with what they may do by now. */
async function actAs(ctx: Ctx, adminId: string, importId: string): Promise<AdminCtx> {
  const [row] = await ctx.db
    .select({ admin: admins, email: accounts.email, locale: accounts.locale })
    .from(admins)
    .innerJoin(accounts, eq(accounts.id, admins.accountId))
    .where(eq(admins.id, adminId))
  if (!row) throw new Error(`the administrator ${adminId} of import ${importId} is missing`)
  const { admin, email } = row
  const actor: AdminActor = {
    role: 'admin',
    accountId: admin.accountId,
    id: admin.id,
    email,
    name: admin.name,
    adminRole: admin.adminRole,
    permissions: admin.status === 'active' ? permissionsOf(admin.adminRole) : [],
    lacksSecondFactor: false,
  }
  return {
    ...ctx,
    actor,
    origin: { ...ctx.origin, requestId: importId, locale: row.locale as Locale },
  }
}

const gaveUp = (step: ImportStep['step']) => (step === 'undoing' ? gaveUpUndo() : gaveUpImport())
const gaveUpUndo = () =>
  new DomainError('conflict', 'UNDO_STOPPED', {
    en: 'The undo was interrupted several times and has ended. Nothing was undone. Try again when the server is less busy.',
    ja: '取り消しが繰り返し中断されたため終了しました。取り消しは行われていません。しばらくしてからもう一度お試しください。',
  })
const gaveUpImport = () =>
  new DomainError('conflict', 'IMPORT_STOPPED', {
    en: 'The import was interrupted several times and has ended. Nothing was imported. Upload the file again, or split it into smaller files.',
    ja: '取り込みが繰り返し中断されたため終了しました。取り込みは行われていません。もう一度アップロードするか、ファイルを分割してください。',
  })

export const importJobs = { 'import.products': runProductImport }
