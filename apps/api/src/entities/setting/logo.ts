import { type AdminCtx, type Ctx, inTransaction, type TxCtx } from '../../context.ts'
import { files } from '../../db/schema/doctor.ts'
import { and, eq, notInArray, sql } from '../../db/sql.ts'
import type { PictureSize } from '../../pictures/port.ts'
import { audit } from '../audit.ts'
import { cleanFileName } from '../file/name.ts'
import { assertPicture, mostOfLogo, readPicture } from '../file/picture.ts'
import { drawSizes } from '../file/sizes.ts'
import { type NewFile, removeStored, storeFiles } from '../file/store.ts'
import { shopLogo, shopPicture } from '../platform/brand.ts'
import { getShopSettings, putShopSetting } from '../platform/shopSettings.ts'
import type { GroupViews } from './groups.ts'
import { getGroup } from './read.ts'

type Kind = {
  key: 'brand.logo' | 'brand.picture'
  field: string
  owner: typeof shopLogo
  most: Parameters<typeof assertPicture>[2]
}

const logo: Kind = {
  key: 'brand.logo',
  field: 'logo',
  owner: shopLogo,
  most: mostOfLogo,
}
const picture: Kind = {
  key: 'brand.picture',
  field: 'picture',
  owner: shopPicture,
  most: {
    bytes: 10 * 1024 * 1024,
    texts: { en: 'Choose a picture of up to 10 MB.', ja: '10MB以下の画像を選んでください。' },
  },
}

/** Puts a logo in place of the one before: as it is for papers, and as a small copy for pages. 422 at `logo`. */
export async function setShopLogo(ctx: AdminCtx, uploads: NewFile[]): Promise<GroupViews['brand']> {
  const upload = assertPicture(logo.field, uploads, logo.most)
  const { card } = await drawSizes(ctx, logo.field, upload)
  return replace(ctx, logo, upload, webp(upload, card, 'card'))
}

/** Puts a picture beside the sign-ins, in two sizes, in place of the one before. 422 at `picture`. */
export async function setShopPicture(
  ctx: AdminCtx,
  uploads: NewFile[],
): Promise<GroupViews['brand']> {
  const upload = assertPicture(picture.field, uploads, picture.most)
  const { full, card } = await drawSizes(ctx, picture.field, upload)
  return replace(ctx, picture, webp(upload, full, 'full'), webp(upload, card, 'card'))
}

const webp = (upload: NewFile, content: Buffer, size: PictureSize): NewFile => ({
  filename: cleanFileName(`${size}-${upload.filename}`, 'image/webp'),
  contentType: 'image/webp',
  content,
})

/** Stores a file and its copy, which belongs to it, and takes those before away. */
async function replace(ctx: AdminCtx, kind: Kind, file: NewFile, copy: NewFile) {
  const before = await inTransaction(ctx, async (tx) => {
    await tx.db.execute(sql`select pg_advisory_xact_lock(hashtext('settings'))`)
    const { [kind.key]: former } = await getShopSettings(tx)
    const id = await store(tx, file, kind.owner)
    const copyId = await store(tx, copy, { ...kind.owner, ownerId: id })
    const removed = await tx.db
      .delete(files)
      .where(and(eq(files.ownerType, kind.owner.ownerType), notInArray(files.id, [id, copyId])))
      .returning({ key: files.key })
    await putShopSetting(tx, kind.key, id, tx.actor.accountId)
    await audit(tx, {
      action: 'setting.change',
      objectId: null,
      before: { [kind.key]: former },
      after: { [kind.key]: id },
    })
    return removed
  })
  await removeStored(ctx, before)
  return getGroup(ctx, 'brand')
}

async function store(tx: TxCtx, file: NewFile, owner: typeof shopLogo): Promise<string> {
  const [stored] = await storeFiles(tx, [file], { ...owner, purpose: 'shop' })
  if (!stored) throw new Error('a picture was not stored')
  return stored.id
}

/** The picture itself, for everybody; 404 once there is another. */
export const getShopLogo = (ctx: Ctx, id: string) =>
  readPicture(ctx, and(eq(files.id, id), eq(files.ownerType, shopLogo.ownerType)))

/** The same for a sign-in picture. */
export const getShopPicture = (ctx: Ctx, id: string) =>
  readPicture(ctx, and(eq(files.id, id), eq(files.ownerType, shopPicture.ownerType)))
