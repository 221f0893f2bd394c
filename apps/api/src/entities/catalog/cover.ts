import type { components } from '@officina/openapi/schema'
import {
  type AdminCtx,
  type Ctx,
  type DoctorCtx,
  inTransaction,
  type PatientCtx,
  type TxCtx,
} from '../../context.ts'
import { files } from '../../db/schema/doctor.ts'
import { and, eq, type SQL, sql } from '../../db/sql.ts'
import type { PictureSize } from '../../pictures/port.ts'
import { assertPicture, readPicture } from '../file/picture.ts'
import { keysOf, type StoredPicture } from '../file/sizeKeys.ts'
import { drawSizes, storeSizes } from '../file/sizes.ts'
import { type NewFile, removeStored } from '../file/store.ts'
import { getShopSettings } from '../platform/shopSettings.ts'
import { getBuyer } from './buyer.ts'
import { catalog as entity, type LockedCatalog } from './entity.ts'
import { visibleToPatient } from './forPatient.ts'
import { isHosted, shopKeeps } from './hosted.ts'
import { getCatalog } from './list.ts'
import { visibleToDoctor } from './visible.ts'

type Catalog = components['schemas']['DoctorCatalog']
type Content = { content: Buffer; filename: string; contentType: string }
type Asked = { catalogId: string; coverId: string }

const ownerType = 'catalog_cover'

/** Gives an own catalog its picture in place of the one before. 422 at `cover`. */
export async function setCatalogCover(
  ctx: DoctorCtx,
  id: string,
  alt: string,
  uploads: NewFile[],
): Promise<Catalog> {
  await setCover(ctx, id, alt, uploads)
  return getCatalog(ctx, id)
}

/**
 * Gives a catalog that the caller may change its picture, drawn anew in three sizes before a row is locked, in place
 * of the one before. 422 at `cover`; 409 SHOP_KEEPS_CATALOG.
 */
export async function setCover(
  ctx: DoctorCtx | AdminCtx,
  id: string,
  alt: string,
  uploads: NewFile[],
): Promise<void> {
  assertOurs(ctx, await entity.get(ctx, id))
  const upload = assertPicture('cover', uploads)
  const sizes = await drawSizes(ctx, 'cover', upload)
  const before = await inTransaction(ctx, async (tx) => {
    const row = await entity.lock(tx, id)
    const before = await dropCovers(tx, id)
    const doctorId = tx.actor.role === 'doctor' ? tx.actor.id : null
    const owner = { ownerType, ownerId: id, purpose: 'catalog', doctorId }
    await saveCover(row, await storeSizes(tx, owner, upload.filename, sizes), alt.trim())
    return before
  })
  await removeStored(ctx, before.flatMap(keysOf))
}

/** Says what the picture of a platform catalog shows. */
export const describeCover = entity.command(
  'cover',
  {},
  async (tx: TxCtx, row, { alt }: { alt: string; revision: number }): Promise<void> => {
    assertOurs(tx, row)
    await row.save({ coverAlt: alt.trim() }, { after: { cover_alt: alt.trim() } })
  },
)

/** Takes the picture of a catalog away that the caller may change. */
export async function removeCover(ctx: DoctorCtx | AdminCtx, id: string): Promise<void> {
  const before = await inTransaction(ctx, async (tx) => {
    const row = await entity.lock(tx, id)
    assertOurs(tx, row)
    await saveCover(row, null, '')
    return dropCovers(tx, id)
  })
  await removeStored(ctx, before.flatMap(keysOf))
}

/** The picture of a platform catalog. */
export const getCoverForAdmin = (ctx: AdminCtx, asked: Asked, size?: PictureSize) =>
  getCover(ctx, sql`c.kind = 'platform'`, asked, size)

/** The picture of a catalog that is open to the doctor. */
export const getCoverForDoctor = (ctx: DoctorCtx, asked: Asked, size?: PictureSize) =>
  getCover(ctx, visibleToDoctor(ctx.actor.id), asked, size)

/** The picture of a catalog that the patient sees. */
export async function getCoverForPatient(ctx: PatientCtx, asked: Asked, size?: PictureSize) {
  const buyer = await getBuyer(ctx, await getShopSettings(ctx))
  return getCover(ctx, visibleToPatient(buyer), asked, size)
}

const getCover = (
  ctx: Ctx,
  seen: SQL,
  { catalogId: id, coverId }: Asked,
  size: PictureSize = 'full',
): Promise<Content> =>
  readPicture(
    ctx,
    and(
      eq(files.id, coverId),
      eq(files.ownerType, ownerType),
      eq(files.ownerId, id),
      sql`exists (select 1 from catalogs c where c.id = ${id} and ${seen})`,
    ),
    size,
  )

const saveCover = (row: LockedCatalog, cover: string | null, coverAlt: string) =>
  row.save({ cover, coverAlt }, { action: 'cover', after: { cover } })

const dropCovers = (ctx: Ctx, id: string): Promise<StoredPicture[]> =>
  ctx.db
    .delete(files)
    .where(and(eq(files.ownerType, ownerType), eq(files.ownerId, id)))
    .returning({ key: files.key, contentType: files.contentType })

function assertOurs(ctx: Ctx, row: { shopCollectionId: string | null }): void {
  if (isHosted(ctx, row)) throw shopKeeps()
}
