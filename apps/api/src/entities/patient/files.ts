import type { components } from '@officina/openapi/schema'
import { type DoctorCtx, inTransaction } from '../../context.ts'
import { files } from '../../db/schema/doctor.ts'
import { and, desc, eq, isNull } from '../../db/sql.ts'
import { auditPatient } from '../audit.ts'
import type { AuditAction } from '../auditActions.ts'
import { notFound } from '../errors.ts'
import { assertDocuments } from '../file/documents.ts'
import {
  type FileContent,
  type NewFile,
  readFile,
  removeStored,
  storeFiles,
} from '../file/store.ts'
import { wireOf } from '../read/wireOf.ts'
import { patient as entity, getPatientOfDoctor } from './entity.ts'

type PatientFile = components['schemas']['PatientFile']

// an id is nobody else's, but a patient may change doctors: files stay with whoever keeps them
const ownerType = 'patient_record'
const most = 50
const tooMany = {
  en: `A patient can have up to ${most} files. Delete one first.`,
  ja: `ファイルは患者さんごとに${most}件までです。先に1件削除してください。`,
}

/** The doctor's own files about a patient, newest first. */
export const listPatientFiles = (ctx: DoctorCtx, patientId: string): Promise<PatientFile[]> =>
  inTransaction(ctx, async (tx) => {
    await getPatientOfDoctor(tx, patientId)
    await note(tx, patientId, 'patient.read_files')
    return rowsOf(tx, patientId)
  })

/** Keeps files with a patient and answers all there are. 422 at `files`. */
export async function addPatientFiles(
  ctx: DoctorCtx,
  patientId: string,
  uploads: NewFile[],
): Promise<PatientFile[]> {
  return inTransaction(ctx, async (tx) => {
    await entity.lock(tx, patientId)
    const already = await tx.db.$count(files, ofPatient(tx, patientId))
    assertDocuments(uploads, { already, most, tooMany })
    const owner = { ownerType, ownerId: patientId, purpose: 'patient' }
    await storeFiles(tx, uploads, { ...owner, doctorId: tx.actor.id, patientId })
    await note(tx, patientId, 'patient.add_file', { files: uploads.length })
    return rowsOf(tx, patientId)
  })
}

/** One file; the read is in the log. */
export const getPatientFile = (
  ctx: DoctorCtx,
  patientId: string,
  id: string,
): Promise<FileContent> =>
  inTransaction(ctx, async (tx) => {
    await getPatientOfDoctor(tx, patientId)
    const own = eq(files.doctorId, tx.actor.id)
    const file = await readFile(tx, { ownerType, ownerId: patientId }, id, own)
    await note(tx, patientId, 'patient.read_file', { file: id })
    return file
  })

/** Deletes a file for good. */
export async function deletePatientFile(
  ctx: DoctorCtx,
  patientId: string,
  id: string,
): Promise<void> {
  const file = await inTransaction(ctx, async (tx) => {
    await entity.lock(tx, patientId)
    const [gone] = await tx.db
      .delete(files)
      .where(and(ofPatient(tx, patientId), eq(files.id, id)))
      .returning({ key: files.key })
    if (!gone) throw notFound()
    await note(tx, patientId, 'patient.remove_file', { file: id })
    return gone
  })
  await removeStored(ctx, [file])
}

async function rowsOf(ctx: DoctorCtx, patientId: string): Promise<PatientFile[]> {
  const rows = await ctx.db
    .select()
    .from(files)
    .where(ofPatient(ctx, patientId))
    .orderBy(desc(files.createdAt), desc(files.id))
  return rows.map((file) => wireOf('PatientFile', file) as PatientFile)
}

const ofPatient = (ctx: DoctorCtx, patientId: string) =>
  and(
    eq(files.ownerType, ownerType),
    eq(files.ownerId, patientId),
    eq(files.doctorId, ctx.actor.id),
    isNull(files.deletedAt),
  )

const note = (
  ctx: DoctorCtx,
  id: string,
  action: AuditAction,
  after: Record<string, unknown> | null = null,
) => auditPatient(ctx, action, { id, doctorId: ctx.actor.id }, after)
