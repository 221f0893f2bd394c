import type { components } from '@officina/openapi/schema'
import { type DoctorCtx, inTransaction } from '../../context.ts'
import { conflict } from '../errors.ts'
import { type FileContent, type NewFile, readFile, storeFiles } from '../file/store.ts'
import { getOwnApplication, newDocuments } from './application.ts'
import { doctor as entity } from './entity.ts'
import { assertLicenceFiles } from './licence.ts'

type Application = components['schemas']['DoctorApplication']

/**
 * Adds licence documents to the own application while it is under review, five each time it is sent in or asked about.
 * 409 in any other status.
 */
export const addDocuments = (ctx: DoctorCtx, uploads: NewFile[]): Promise<Application> =>
  inTransaction(ctx, async (tx) => {
    const { id } = tx.actor
    const doctor = await entity.lock(tx, id)
    const application = await getOwnApplication(tx)
    if (!application.can_add_documents) throw conflict('APPLICATION_CLOSED', closed)
    assertLicenceFiles(uploads, (await newDocuments(tx, doctor)).length)
    const owner = { ownerType: 'doctor', ownerId: id, purpose: 'licence', doctorId: id }
    await storeFiles(tx, uploads, owner)
    await doctor.log({ action: 'add_document', after: { documents: uploads.length } })
    return getOwnApplication(tx)
  })

/** One document of the own application. */
export const getOwnDocument = (ctx: DoctorCtx, id: string): Promise<FileContent> =>
  readFile(ctx, { ownerType: 'doctor', ownerId: ctx.actor.id }, id)

const closed = {
  en: 'Documents can only be added while the application is under review.',
  ja: '書類を追加できるのは審査中のみです。',
}
