import { type Ctx, type DoctorCtx, inTransaction } from '../../context.ts'
import { files } from '../../db/schema/doctor.ts'
import { and, eq, type SQL, sql } from '../../db/sql.ts'
import { assertPicture, mostOfLogo, readPicture } from '../file/picture.ts'
import { type NewFile, removeStored, storeFiles } from '../file/store.ts'
import { doctor as entity } from './entity.ts'

const ownerType = 'clinic_logo'

/** Where anybody finds the logo of a doctor's clinic: it stands on invitations too; null without one. */
export const clinicLogoColumn = (doctorId: SQL): SQL<string | null> => sql`(
  select '/api/clinic-logos/' || f.id from files f
  where f.owner_type = ${ownerType} and f.owner_id = ${doctorId} and f.deleted_at is null
  order by f.created_at desc limit 1)`

export async function clinicLogoOf(ctx: Ctx, doctorId: string): Promise<string | null> {
  const { rows } = await ctx.db.execute<{ logo: string | null }>(
    sql`select ${clinicLogoColumn(sql`${doctorId}::uuid`)} as logo`,
  )
  return rows[0]?.logo ?? null
}

/** The picture itself. */
export const getClinicLogo = (ctx: Ctx, id: string) =>
  readPicture(ctx, and(eq(files.id, id), eq(files.ownerType, ownerType)))

/** Puts a logo in place of the one before; without uploads there is none from then on. 422 at `logo`. */
export async function setClinicLogo(ctx: DoctorCtx, uploads: NewFile[] | null): Promise<void> {
  if (uploads) assertPicture('logo', uploads, mostOfLogo)
  const before = await inTransaction(ctx, async (tx) => {
    const { id } = tx.actor
    const doctor = await entity.lock(tx, id)
    const before = await tx.db
      .delete(files)
      .where(and(eq(files.ownerType, ownerType), eq(files.ownerId, id)))
      .returning({ key: files.key })
    if (uploads)
      await storeFiles(tx, uploads, { ownerType, ownerId: id, purpose: 'clinic', doctorId: id })
    await doctor.log({ action: 'update_own', after: { fields: ['clinic_logo'] } })
    return before
  })
  await removeStored(ctx, before)
}
