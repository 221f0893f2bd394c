import type { OwnVersion } from '@officina/shared/legalVersions'
import type { Ctx } from '../../../context.ts'
import type { NoticeReaders } from '../../platform/plainFacts.ts'
import { getShopSettings, type ShopSettings } from '../../platform/shopSettings.ts'
import { readOwnVersions, shopToday } from '../versions.ts'

/**
 * Whom the notice of Japan's commerce law is shown to: everybody where the operator has published one or prices are in
 * yen, readers of Japanese where the shop delivers to Japan. Without a name of the seller there is nothing to show.
 */
export async function noticeShownTo(ctx: Ctx, own: readonly OwnVersion[]): Promise<NoticeReaders> {
  const today = shopToday(ctx)
  if (own.some((each) => each.document === 'commerce-notice' && each.version <= today))
    return 'everybody'
  return builtInReaders(await getShopSettings(ctx), ctx.config.currency)
}

function builtInReaders(settings: ShopSettings, currency: string): NoticeReaders {
  if (!settings['company.name']) return null
  if (currency === 'JPY') return 'everybody'
  const zones = settings['shipping.regions']
  return zones.some(({ countries }) => countries.includes('JP')) ? 'ja' : null
}

/** The same by what is published now. */
export const noticeReaders = async (ctx: Ctx): Promise<NoticeReaders> =>
  noticeShownTo(ctx, await readOwnVersions(ctx))
