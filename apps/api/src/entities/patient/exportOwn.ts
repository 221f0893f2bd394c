import { inTransaction, type Locale, type PatientCtx } from '../../context.ts'
import { sql } from '../../db/sql.ts'
import { type ZipEntry, zipOf } from '../../files/zip.ts'
import { auditPatient } from '../audit.ts'
import { dayPdf } from '../day/pdf.ts'
import { notFound } from '../errors.ts'
import { receiptPdf } from '../order/receipt.ts'
import { recordsFile } from './exportData.ts'
import { patientFiles, recipeFiles } from './exportFiles.ts'
import { ownParts } from './ownParts.ts'

/**
 * Everything the dispensary keeps about the signed-in patient: a ZIP of JSON files, of each recipe and receipt as a
 * PDF, of photos and files, and of the schedule. The export is recorded; the caller has asked for the password.
 */
export async function exportOwnData(ctx: PatientCtx, locale: Locale) {
  const { id, accountId, doctorId } = ctx.actor
  const { rows } = await ctx.db.execute<{ number: string }>(
    sql`select number from patients where id = ${id}`,
  )
  const number = rows[0]?.number
  if (!number) throw notFound()
  const entries = [
    ...Object.entries(ownParts(id, accountId)).map(([name, query]) =>
      recordsFile(ctx, name, query),
    ),
    ...(await recipeFiles(ctx, locale)),
    ...(await receiptFiles(ctx, locale)),
    ...(await patientFiles(ctx, id)),
    { name: 'schedule.pdf', make: async () => (await dayPdf(ctx, locale)).content },
  ]
  await inTransaction(ctx, (tx) =>
    auditPatient(tx, 'patient.export_own', { id, doctorId }, { files: entries.length }),
  )
  return { content: zipOf(entries, ctx.clock.now()), filename: `${number}.zip` }
}

async function receiptFiles(ctx: PatientCtx, locale: Locale): Promise<ZipEntry[]> {
  const { rows } = await ctx.db.execute<{ id: string; number: string }>(
    sql`select id, number from orders where patient_id = ${ctx.actor.id} order by placed_at, id`,
  )
  return rows.map(({ id, number }) => ({
    name: `receipts/${number}.pdf`,
    make: async () => (await receiptPdf(ctx, id, locale)).content,
  }))
}
