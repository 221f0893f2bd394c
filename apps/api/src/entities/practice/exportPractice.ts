import { Readable } from 'node:stream'
import { dateIn } from '@officina/shared/dates/days'
import {
  type AdminCtx,
  type Ctx,
  type DoctorCtx,
  inTransaction,
  type Locale,
} from '../../context.ts'
import { type doctors, files } from '../../db/schema/doctor.ts'
import { productReports } from '../../db/schema/return.ts'
import { and, asc, eq, inArray, isNull, ne, or, type SQL, sql } from '../../db/sql.ts'
import { type ZipEntry, zipOf } from '../../files/zip.ts'
import { audit } from '../audit.ts'
import { doctor as entity } from '../doctor/entity.ts'
import { orMissing, storedFiles } from '../file/archive.ts'
import { clinicalKinds } from '../order/reports.ts'
import { recipePdf } from '../recipe/pdf.ts'
import { getStatementOfDoctor } from '../settlement/get.ts'
import { statementPdf } from '../settlement/pdf.ts'
import { isFileHere, practiceParts } from './parts.ts'

type Archive = { content: Readable; filename: string }

/** The whole practice of the signed-in doctor as a ZIP. It is recorded; the caller has asked for the password. */
export const exportOwnPractice = async (ctx: DoctorCtx, locale: Locale): Promise<Archive> =>
  archiveOf(ctx, { action: 'doctor.export_own', locale })

/** The same of any doctor, for administrators who may read health data. */
export async function exportPractice(ctx: AdminCtx, id: string): Promise<Archive> {
  const doctor = await entity.get(ctx, id)
  await record(ctx, doctor.id, 'doctor.export')
  const actor: DoctorCtx['actor'] = {
    role: 'doctor',
    accountId: doctor.accountId ?? '',
    id: doctor.id,
    email: doctor.email,
    name: '',
    status: doctor.status,
    termsOutdated: false,
    lacksSecondFactor: false,
  }
  return archiveOf({ ...ctx, actor }, { locale: ctx.origin.locale })
}

const record = (ctx: Ctx, id: string, action: 'doctor.export' | 'doctor.export_own') =>
  inTransaction(ctx, (tx) => audit(tx, { action, objectId: id, doctorId: id }))

async function archiveOf(
  ctx: DoctorCtx,
  { action, locale }: { action?: 'doctor.export_own'; locale: Locale },
): Promise<Archive> {
  const doctor = await entity.get(ctx, ctx.actor.id)
  const entries = [
    { name: 'about.json', make: () => aboutOf(ctx, doctor) },
    ...Object.entries(practiceParts(doctor.id)).map(([name, query]) => ({
      name: `${name}.json`,
      make: () => Readable.from(recordsOf(ctx, query)),
    })),
    ...(await recipePdfs(ctx, locale)),
    ...(await statementPdfs(ctx, locale)),
    ...(await filesOf(ctx)),
  ]
  if (action) await record(ctx, doctor.id, action)
  const day = dateIn(ctx.clock.now(), ctx.config.timeZone)
  return { content: zipOf(entries, ctx.clock.now()), filename: `${doctor.number}-${day}.zip` }
}

const aboutOf = (ctx: Ctx, doctor: typeof doctors.$inferSelect) =>
  Buffer.from(
    JSON.stringify(
      {
        made_at: ctx.clock.now(),
        currency: ctx.config.currency,
        amounts: 'minor units',
        doctor: {
          number: doctor.number,
          email: doctor.email,
          last_name: doctor.lastName,
          first_name: doctor.firstName,
          phone: doctor.phone,
          clinic_name: doctor.clinicName,
          clinic_phone: doctor.clinicPhone,
          website: doctor.website,
          speciality: doctor.speciality,
          licence_type: doctor.licenceType,
          licence_number: doctor.licenceNumber,
          licence_country: doctor.licenceCountry,
          licence_expires_on: doctor.licenceExpiresOn,
          disclosure_text: doctor.disclosureText,
        },
      },
      null,
      2,
    ),
  )

const batch = 500

/** A JSON list, some rows at a time: each batch is a statement of its own, so a slow reader holds no transaction. */
async function* recordsOf(ctx: Ctx, query: SQL): AsyncGenerator<string> {
  const { rows } = await ctx.db.execute<{ id: string }>(
    sql`select part.id from (${query}) part order by part.id`,
  )
  let lead = '[\n'
  for (let at = 0; at < rows.length; at += batch) {
    const ids = rows.slice(at, at + batch).map(({ id }) => id)
    const found = await ctx.db.execute<{ record: Record<string, unknown> }>(sql`
      select to_jsonb(part) - 'id' as record from (${query} and x.id = any(${sql.param(ids)}::uuid[])) part order by part.id`)
    const texts = await ctx.turns.map(found.rows, ({ record }) => JSON.stringify(record, null, 2))
    if (texts.length === 0) continue
    yield `${lead}${texts.join(',\n')}`
    lead = ',\n'
  }
  yield lead === '[\n' ? '[]\n' : '\n]\n'
}

async function recipePdfs(ctx: DoctorCtx, locale: Locale): Promise<ZipEntry[]> {
  const { rows } = await ctx.db.execute<{ id: string; number: string; version: number }>(sql`
    select id, number, version from recipes where doctor_id = ${ctx.actor.id} and kind = 'patient'
      and number is not null and status not in ('draft', 'entered_in_error') order by issued_at, id`)
  return rows.map(({ id, number, version }) => ({
    name: `recipes/${number}-v${version}.pdf`,
    make: orMissing(async () => (await recipePdf(ctx, id, locale)).content),
  }))
}

async function statementPdfs(ctx: DoctorCtx, locale: Locale): Promise<ZipEntry[]> {
  const { rows } = await ctx.db.execute<{ id: string; number: string }>(sql`
    select id, number from settlements where doctor_id = ${ctx.actor.id} and status <> 'open' order by period_start, id`)
  const load = (id: string) => async (inner: Ctx) => ({
    ...(await getStatementOfDoctor({ ...ctx, origin: inner.origin }, id)),
    doctorId: ctx.actor.id,
  })
  return rows.map(({ id, number }) => ({
    name: `statements/${number}.pdf`,
    make: orMissing(async () => (await statementPdf(ctx, locale, load(id))).content),
  }))
}

async function filesOf(ctx: DoctorCtx): Promise<ZipEntry[]> {
  const stored = await ctx.db
    .select({ id: files.id, key: files.key, folder: files.purpose, filename: files.filename })
    .from(files)
    .where(and(eq(files.doctorId, ctx.actor.id), isNull(files.deletedAt), isForDoctors, isFileHere))
    .orderBy(asc(files.createdAt), asc(files.id))
  return storedFiles(ctx, stored)
}

/** Photos of returns, and of what is wrong with a parcel, are for the office alone. */
const isForDoctors = and(
  ne(files.ownerType, 'return'),
  or(
    ne(files.ownerType, 'report'),
    sql`exists (select from ${productReports} where ${productReports.id} = ${files.ownerId} and ${inArray(productReports.kind, [...clinicalKinds])})`,
  ),
)
