import type { Ctx } from '../../context.ts'
import { conflict } from '../errors.ts'

/** Whether a connected shop keeps this catalog as a collection. */
export const isHosted = (ctx: Ctx, row: { shopCollectionId: string | null }): boolean =>
  ctx.storefront.kind !== 'embedded' && row.shopCollectionId !== null

export const shopKeeps = () =>
  conflict('SHOP_KEEPS_CATALOG', {
    en: 'This catalog is a collection of your shop. Change it there.',
    ja: 'このカタログは接続先のショップのコレクションです。ショップで変更してください。',
  })
