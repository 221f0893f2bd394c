import { type AdminCtx, type Ctx, inTransaction } from '../../context.ts'
import { dataClassOf } from '../../db/schema/dataClass.ts'
import { patients } from '../../db/schema/patient.ts'
import { eq, type SQL, sql } from '../../db/sql.ts'
import { type ZipEntry, zipOf } from '../../files/zip.ts'
import { auditPatient } from '../audit.ts'
import { practicesOf } from '../practices.ts'
import { batchesOf } from '../read/stream.ts'
import { actingAs, patientActor } from './acting.ts'
import { patient as entity, type Patient } from './entity.ts'
import { patientFiles, recipeFiles } from './exportFiles.ts'
import { ownParts, profileOf } from './ownParts.ts'

/**
 * Everything that is stored about a patient as a ZIP of JSON files. Health data, content of recipes and their
 * PDFs, photos and files only for administrators who may read them. The export is recorded.
 */
export async function exportPatientData(ctx: AdminCtx, id: string) {
  const patient = await entity.get(ctx, id)
  const health = ctx.actor.permissions.includes('phi.read')
  const parts = Object.entries(partsOf(patient, health)).map(([name, query]) =>
    one.includes(name) ? recordFile(ctx, name, query) : recordsFile(ctx, name, query),
  )
  const about = { patient: patient.number, made_at: ctx.clock.now(), health_data: health }
  const pdfs = health ? await recipePdfs(ctx, patient) : []
  const files = health ? await patientFiles(ctx, id) : []
  await auditPatient(ctx, 'patient.export', patient, {
    health_data: health,
    recipes: pdfs.length,
    files: files.length,
  })
  return {
    content: zipOf([jsonFile('about', () => about), ...parts, ...pdfs, ...files], ctx.clock.now()),
    filename: `${patient.number}.zip`,
  }
}

/** What patients get of themselves, and what the office has stored beside it. */
function partsOf({ id, accountId }: Patient, health: boolean): Record<string, SQL> {
  const { profile: _profile, ...theirs } = ownParts(id, accountId)
  if (!health) for (const name of healthParts) delete theirs[name]
  const own = sql`where x.patient_id = ${id}`
  const order = sql`select o.id from orders o where o.patient_id = ${id}`
  return {
    patient: profileOf(
      id,
      (column) =>
        !column.generated &&
        !internal.includes(column.name) &&
        (health || dataClassOf(column) !== 'clinical'),
    ),
    ...theirs,
    doctors: sql`select d.number, d.last_name, d.first_name, d.clinic_name, x."from", x."to" from patient_links x join doctors d on d.id = x.doctor_id ${own} order by x."from"`,
    orders: sql`select x.*, (select coalesce(json_agg(l order by l.position), '[]') from order_lines l where l.order_id = x.id) as lines from orders x ${own} order by x.placed_at`,
    repeats: sql`select x.*, (select coalesce(json_agg(d order by d.period), '[]') from repeat_periods d where d.repeat_id = x.id) as periods from repeats x ${own} order by x.created_at`,
    payments: sql`select x.* from payments x where x.order_id in (${order}) order by x.created_at`,
    bank_transfers: sql`select x.* from bank_transfers x where x.order_id in (${order}) order by x.created_at`,
    refunds: sql`select x.* from refunds x where x.order_id in (${order}) order by x.created_at`,
    mails: sql`select x.template, x.subject, x.recipient, x.status, x.created_at, x.sent_at from mails x where x.patient_id = ${id} or x.account_id = ${accountId} order by x.created_at`,
    ...(health
      ? {
          recipes: sql`select x.*, (select coalesce(json_agg(l order by l.position), '[]') from recipe_lines l where l.recipe_id = x.id) as lines from recipes x ${own} and x.status <> 'draft' order by x.issued_at`,
          questionnaires: sql`select q.title, x.* from answer_sets x join questionnaires q on q.id = x.questionnaire_id ${own} order by x.created_at`,
          requests: sql`select x.* from requests x ${own} order by x.created_at`,
          reports: sql`select x.* from product_reports x ${own} order by x.created_at`,
        }
      : {
          recipes: sql`select x.number, x.version, x.status, x.issued_at, x.starts_on, x.expires_on, x.ended_at from recipes x ${own} and x.status <> 'draft' order by x.issued_at`,
          reports: sql`select x.order_id, x.kind, x.reported_by, x.lot, x.status, x.created_at, x.handled_at from product_reports x ${own} order by x.created_at`,
        }),
  }
}

/** The patient's recipes, in their language. */
async function recipePdfs(ctx: AdminCtx, patient: Patient): Promise<ZipEntry[]> {
  const [found] = await ctx.db
    .select({ practices: practicesOf })
    .from(patients)
    .where(eq(patients.id, patient.id))
  const actor = patientActor(patient, found?.practices ?? [])
  return recipeFiles(actingAs(ctx, actor), patient.language)
}

/** Files with one record instead of a list. */
const one = ['patient', 'account']
/** Files of the patient's own export that tell of health. */
const healthParts = ['recipes', 'doses', 'questionnaires', 'requests', 'reports']
const internal = [
  'anonymise_requested_by',
  'anonymise_requested_at',
  'anonymise_reason',
  'birth_date_tries',
  'shop_customer_id',
]
const jsonFile = (name: string, make: () => unknown): ZipEntry => ({
  name: `${name}.json`,
  make: async () => Buffer.from(JSON.stringify(await make(), null, 2)),
})

const recordFile = (ctx: Ctx, name: string, query: SQL): ZipEntry =>
  jsonFile(name, async () => {
    const { rows } = await ctx.db.execute(sql`select to_jsonb(t) as record from (${query}) t`)
    return rows[0]?.record ?? null
  })

/** The records of a query as a file of an archive, in the database's own JSON: amounts stay numbers. */
export const recordsFile = (ctx: Ctx, name: string, query: SQL): ZipEntry => ({
  name: `${name}.json`,
  make: () =>
    inTransaction(ctx, async (tx) => {
      const records: string[] = []
      const inJson = sql`select to_jsonb(t) as record from (${query}) t`
      for await (const rows of batchesOf<{ record: object }>(tx, inJson))
        records.push(
          ...(await ctx.turns.map(rows, ({ record }) => JSON.stringify(record, null, 2))),
        )
      return Buffer.from(`[\n${records.join(',\n')}\n]\n`)
    }),
})
