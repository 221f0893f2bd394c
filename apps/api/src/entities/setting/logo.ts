import { type AdminCtx, type Ctx, inTransaction } from '../../context.ts'
import { files } from '../../db/schema/doctor.ts'
import { and, eq, ne, sql } from '../../db/sql.ts'
import { audit } from '../audit.ts'
import { assertPicture, readPicture } from '../file/picture.ts'
import { type NewFile, removeStored, storeFiles } from '../file/store.ts'
import { shopLogo } from '../platform/brand.ts'
import { getShopSettings, putShopSetting } from '../platform/shopSettings.ts'
import type { GroupViews } from './groups.ts'
import { getGroup } from './read.ts'

const most = {
  bytes: 1024 * 1024,
  texts: { en: 'Choose a logo of up to 1 MB.', ja: '1MB以下のロゴ画像を選んでください。' },
}

/** Puts a logo in place of the one before, from the next paper on. 422 at `logo`. */
export async function setShopLogo(ctx: AdminCtx, uploads: NewFile[]): Promise<GroupViews['brand']> {
  assertPicture('logo', uploads, most)
  const before = await inTransaction(ctx, async (tx) => {
    await tx.db.execute(sql`select pg_advisory_xact_lock(hashtext('settings'))`)
    const { 'brand.logo': former } = await getShopSettings(tx)
    const [stored] = await storeFiles(tx, uploads, { ...shopLogo, purpose: 'shop' })
    const id = stored?.id ?? null
    const removed = await tx.db
      .delete(files)
      .where(and(eq(files.ownerType, shopLogo.ownerType), ne(files.id, id ?? '')))
      .returning({ key: files.key })
    await putShopSetting(tx, 'brand.logo', id, tx.actor.accountId)
    await audit(tx, {
      action: 'setting.change',
      objectType: 'setting',
      objectId: null,
      before: { 'brand.logo': former },
      after: { 'brand.logo': id },
    })
    return removed
  })
  await removeStored(ctx, before)
  return getGroup(ctx, 'brand')
}

/** The picture itself, for everybody; 404 once there is another. */
export const getShopLogo = (ctx: Ctx, id: string) =>
  readPicture(ctx, and(eq(files.id, id), eq(files.ownerType, shopLogo.ownerType)))
