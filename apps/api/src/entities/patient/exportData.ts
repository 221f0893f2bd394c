import { type AdminCtx, type Ctx, inTransaction } from '../../context.ts'
import { patients } from '../../db/schema/patient.ts'
import { eq, type SQL, sql } from '../../db/sql.ts'
import { type ZipEntry, zipOf } from '../../files/zip.ts'
import { audit } from '../audit.ts'
import { practicesOf } from '../practices.ts'
import { batchesOf } from '../read/stream.ts'
import { recipePdfForPatient } from '../recipe/pdfForPatient.ts'
import { actingAs, patientActor } from './acting.ts'
import { patient as entity, type Patient } from './entity.ts'
import { patientFiles } from './exportFiles.ts'

/**
 * Everything that is stored about a patient as a ZIP of JSON files. Health data, content of recipes and their
 * PDFs, photos and files only for administrators who may read them. The export is recorded.
 */
export async function exportPatientData(ctx: AdminCtx, id: string) {
  const patient = await entity.get(ctx, id)
  const health = ctx.actor.permissions.includes('phi.read')
  const parts = Object.entries(partsOf(patient, health)).map(([name, query]) =>
    one.includes(name)
      ? jsonFile(name, async () => (await ctx.db.execute(query)).rows[0]?.data ?? null)
      : recordsFile(ctx, name, query),
  )
  const about = { patient: patient.number, made_at: ctx.clock.now(), health_data: health }
  const pdfs = health ? await recipePdfs(ctx, patient) : []
  const files = health ? await patientFiles(ctx, id) : []
  await audit(ctx, {
    action: 'patient.export',
    objectType: 'patient',
    objectId: id,
    doctorId: patient.doctorId,
    patientId: id,
    after: { health_data: health, recipes: pdfs.length, files: files.length },
  })
  return {
    content: zipOf([jsonFile('about', () => about), ...parts, ...pdfs, ...files], ctx.clock.now()),
    filename: `${patient.number}.zip`,
  }
}

function partsOf({ id, accountId }: Patient, health: boolean): Record<string, SQL> {
  const own = sql`where x.patient_id = ${id}`
  const order = sql`select o.id from orders o where o.patient_id = ${id}`
  const hidden = health ? internal : [...internal, ...healthFields]
  return {
    patient: sql`select (to_jsonb(x) - ${sql.param(hidden)}::text[]) as data from patients x where x.id = ${id}`,
    account: sql`select jsonb_build_object('email', x.email, 'locale', x.locale, 'time_zone', x.timezone, 'created_at', x.created_at, 'last_login_at', x.last_login_at, 'notifications', x.notification_prefs) as data from accounts x where x.id = ${accountId}`,
    consents: sql`select x.document_key, x.version, x.accepted_at from consents x where x.account_id = ${accountId} order by x.accepted_at`,
    addresses: sql`select x.* from addresses x ${own} order by x.created_at`,
    doctors: sql`select d.number, d.last_name, d.first_name, d.clinic_name, x."from", x."to" from patient_links x join doctors d on d.id = x.doctor_id ${own} order by x."from"`,
    invitations: sql`select x.email, x.status, x.sent_at, x.opened_at, x.accepted_at, x.expires_at from invitations x ${own} order by x.created_at`,
    orders: sql`select x.*, (select coalesce(json_agg(l order by l.position), '[]') from order_lines l where l.order_id = x.id) as lines from orders x ${own} order by x.placed_at`,
    repeats: sql`select x.recipe_line_id, x.variant_id, x.quantity, x.every_weeks, x.payment_method, x.card_brand, x.card_last4, x.status, x.reason, x.stop_note, x.next_on::text as next_on, x.price_agreed, x.consent_version, x.consented_at, x.ended_at, x.created_at from repeats x ${own} order by x.created_at`,
    payments: sql`select x.* from payments x where x.order_id in (${order}) order by x.created_at`,
    bank_transfers: sql`select x.* from bank_transfers x where x.order_id in (${order}) order by x.created_at`,
    refunds: sql`select x.* from refunds x where x.order_id in (${order}) order by x.created_at`,
    shipments: sql`select x.number, x.order_id, x.status, x.carrier, x.tracking_no, x.shipped_at, x.delivered_at from shipments x where x.order_id in (${order}) order by x.created_at`,
    mails: sql`select x.template, x.subject, x.recipient, x.status, x.created_at, x.sent_at from mails x where x.patient_id = ${id} or x.account_id = ${accountId} order by x.created_at`,
    recipes: health
      ? sql`select x.*, (select coalesce(json_agg(l order by l.position), '[]') from recipe_lines l where l.recipe_id = x.id) as lines from recipes x ${own} and x.status <> 'draft' order by x.issued_at`
      : sql`select x.number, x.version, x.status, x.issued_at, x.starts_on, x.expires_on, x.ended_at from recipes x ${own} and x.status <> 'draft' order by x.issued_at`,
    ...(health
      ? {
          questionnaire_answers: sql`select x.* from answer_sets x ${own} order by x.created_at`,
          requests: sql`select x.* from requests x ${own} order by x.created_at`,
        }
      : {}),
  }
}

/** Each recipe as the patient would print it. */
async function recipePdfs(ctx: AdminCtx, patient: Patient): Promise<ZipEntry[]> {
  const [found] = await ctx.db
    .select({ practices: practicesOf })
    .from(patients)
    .where(eq(patients.id, patient.id))
  const acting = actingAs(ctx, patientActor(patient, found?.practices ?? []))
  const { rows } = await ctx.db.execute<{ id: string; number: string; version: number }>(
    sql`select id, number, version from recipes where patient_id = ${patient.id} and number is not null and status not in ('draft', 'entered_in_error') order by issued_at limit 500`,
  )
  return rows.map(({ id, number, version }) => ({
    name: `recipes/${number}-v${version}.pdf`,
    make: async () => (await recipePdfForPatient(acting, id, patient.language)).content,
  }))
}

/** Files with one record instead of a list. */
const one = ['patient', 'account']
const internal = [
  'anonymise_requested_by',
  'anonymise_requested_at',
  'anonymise_reason',
  'birth_date_tries',
  'shop_customer_id',
]
const healthFields = [
  'allergies',
  'no_known_allergies',
  'conditions',
  'medications',
  'pregnancy',
  'link_message',
  'tags',
]

const jsonFile = (name: string, make: () => unknown): ZipEntry => ({
  name: `${name}.json`,
  make: async () => Buffer.from(JSON.stringify(await make(), null, 2)),
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
