import type { components } from '@officina/openapi/schema'
import { type Ctx, type DoctorCtx, inTransaction, type PatientCtx } from '../../context.ts'
import { files } from '../../db/schema/doctor.ts'
import { and, eq, type SQL, sql } from '../../db/sql.ts'
import { assertPicture, readPicture } from '../file/picture.ts'
import { type NewFile, removeStored, storeFiles } from '../file/store.ts'
import { getShopSettings } from '../platform/shopSettings.ts'
import { getBuyer } from './buyer.ts'
import { catalog as entity, type LockedCatalog } from './entity.ts'
import { visibleToPatient } from './forPatient.ts'
import { getCatalog } from './list.ts'
import { visibleToDoctor } from './visible.ts'

type Catalog = components['schemas']['DoctorCatalog']
type Content = { content: Buffer; filename: string; contentType: string }

const ownerType = 'catalog_cover'
const most = {
  bytes: 5 * 1024 * 1024,
  texts: { en: 'Choose a picture of up to 5 MB.', ja: '5MB以下の画像を選んでください。' },
}

/** Gives an own catalog its picture in place of the one before. 422 at `cover`. */
export async function setCatalogCover(
  ctx: DoctorCtx,
  id: string,
  uploads: NewFile[],
): Promise<Catalog> {
  const { catalog, before } = await inTransaction(ctx, async (tx) => {
    const row = await entity.lock(tx, id)
    assertPicture('cover', uploads, most)
    const before = await dropCovers(tx, id)
    const owner = { ownerType, ownerId: id, purpose: 'catalog', doctorId: tx.actor.id }
    const [stored] = await storeFiles(tx, uploads, owner)
    await saveCover(row, stored?.id ?? null)
    return { catalog: await getCatalog(tx, id), before }
  })
  await removeStored(ctx, before)
  return catalog
}

/** Takes the picture of an own catalog away. */
export async function removeCatalogCover(ctx: DoctorCtx, id: string): Promise<void> {
  const before = await inTransaction(ctx, async (tx) => {
    const row = await entity.lock(tx, id)
    await saveCover(row, null)
    return dropCovers(tx, id)
  })
  await removeStored(ctx, before)
}

/** The picture of a catalog that is open to the doctor. */
export const getCoverForDoctor = (ctx: DoctorCtx, id: string, coverId: string) =>
  getCover(ctx, visibleToDoctor(ctx.actor.id), id, coverId)

/** The picture of a catalog that the patient sees. */
export async function getCoverForPatient(ctx: PatientCtx, id: string, coverId: string) {
  const buyer = await getBuyer(ctx, await getShopSettings(ctx))
  return getCover(ctx, visibleToPatient(buyer), id, coverId)
}

async function getCover(ctx: Ctx, seen: SQL, id: string, coverId: string): Promise<Content> {
  return readPicture(
    ctx,
    and(
      eq(files.id, coverId),
      eq(files.ownerType, ownerType),
      eq(files.ownerId, id),
      sql`exists (select 1 from catalogs c where c.id = ${id} and ${seen})`,
    ),
  )
}

const saveCover = (row: LockedCatalog, cover: string | null) =>
  row.save({ cover }, { action: 'cover', after: { cover } })

const dropCovers = (ctx: DoctorCtx, id: string) =>
  ctx.db
    .delete(files)
    .where(and(eq(files.ownerType, ownerType), eq(files.ownerId, id)))
    .returning({ key: files.key })
