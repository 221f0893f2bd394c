import type { components } from '@officina/openapi/schema'
import { type DoctorCtx, inTransaction } from '../../context.ts'
import { doctors, files } from '../../db/schema/doctor.ts'
import { and, eq, isNull } from '../../db/sql.ts'
import { audit } from '../audit.ts'
import { conflict, notFound } from '../errors.ts'
import { type NewFile, storeFiles } from '../file/store.ts'
import { getOwnApplication, listDocuments } from './application.ts'
import { assertLicenceFiles } from './licence.ts'

type Schemas = components['schemas']

/** Adds licence documents to the own application while it is under review. 409 in any other status. */
export async function addDocuments(
  ctx: DoctorCtx,
  uploads: NewFile[],
): Promise<Schemas['DoctorApplication']> {
  return inTransaction(ctx, async (tx) => {
    await tx.db
      .select({ id: doctors.id })
      .from(doctors)
      .where(eq(doctors.id, tx.actor.id))
      .for('update')
    const application = await getOwnApplication(tx)
    if (!application.can_add_documents) throw conflict('APPLICATION_CLOSED', closed)
    assertLicenceFiles(uploads, (await listDocuments(tx)).length)
    await storeFiles(tx, uploads, {
      ownerType: 'doctor',
      ownerId: tx.actor.id,
      purpose: 'licence',
      doctorId: tx.actor.id,
    })
    await audit(tx, {
      action: 'doctor.add_document',
      objectType: 'doctor',
      objectId: tx.actor.id,
      doctorId: tx.actor.id,
      after: { documents: uploads.length },
    })
    return getOwnApplication(tx)
  })
}

/** One document of the own application. */
export async function getOwnDocument(
  ctx: DoctorCtx,
  id: string,
): Promise<{ content: Buffer; filename: string; contentType: string }> {
  const [file] = await ctx.db
    .select()
    .from(files)
    .where(
      and(
        eq(files.id, id),
        eq(files.ownerType, 'doctor'),
        eq(files.ownerId, ctx.actor.id),
        isNull(files.deletedAt),
      ),
    )
  if (!file) throw notFound()
  return {
    content: await ctx.files.get(file.key),
    filename: file.filename,
    contentType: file.contentType,
  }
}

const closed = {
  en: 'Documents can only be added while the application is under review.',
  ja: '書類を追加できるのは審査中のみです。',
}
