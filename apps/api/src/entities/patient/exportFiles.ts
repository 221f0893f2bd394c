import type { Ctx, Locale, PatientCtx } from '../../context.ts'
import { sql } from '../../db/sql.ts'
import type { ZipEntry } from '../../files/zip.ts'
import { storedFiles } from '../file/archive.ts'
import { recipePdfForPatient } from '../recipe/pdfForPatient.ts'

/** Each recipe as the patient would print it. */
export async function recipeFiles(ctx: PatientCtx, locale: Locale): Promise<ZipEntry[]> {
  const { rows } = await ctx.db.execute<{ id: string; number: string; version: number }>(
    sql`select id, number, version from recipes where patient_id = ${ctx.actor.id} and kind = 'patient'
      and number is not null and status not in ('draft', 'entered_in_error') order by issued_at, id`,
  )
  return rows.map(({ id, number, version }) => ({
    name: `recipes/${number}-v${version}.pdf`,
    make: async () => (await recipePdfForPatient(ctx, id, locale)).content,
  }))
}

/** Photos and files that the patient has sent or been given. Those that a doctor keeps about a patient are the doctor's. */
export async function patientFiles(ctx: Ctx, patientId: string): Promise<ZipEntry[]> {
  const { rows } = await ctx.db.execute<{
    id: string
    key: string
    filename: string
    folder: string
  }>(sql`
    select f.id, f.key, f.filename, f.owner_type as folder from files f
    where f.deleted_at is null and (f.owner_type, f.owner_id) in (
      select 'answer_set', x.id from answer_sets x where x.patient_id = ${patientId}
      union all select 'return', x.id from returns x where x.patient_id = ${patientId}
      union all select 'report', x.id from product_reports x where x.patient_id = ${patientId}
      union all select 'recipe', x.id from recipes x where x.patient_id = ${patientId} and x.kind = 'patient'
        and x.status not in ('draft', 'entered_in_error'))
    order by f.created_at, f.id`)
  return storedFiles(ctx, rows)
}
