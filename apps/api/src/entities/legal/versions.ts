import { dateIn } from '@officina/shared/dates/days'
import {
  type OwnVersion,
  type PublishedDocument,
  type VersionsOn,
  versionsOn,
} from '@officina/shared/legalVersions'
import type { Ctx } from '../../context.ts'
import { legalTexts } from '../../db/schema/legal.ts'
import { isNotNull, sql } from '../../db/sql.ts'

/** What is published, as a value of another statement. */
export const publishedVersions = `(select coalesce(json_agg(json_build_object('document', l.document, 'version', l.version, 'asks', l.asks_acceptance)), '[]') from legal_texts l where l.version is not null)`

export async function readOwnVersions(ctx: Ctx): Promise<OwnVersion[]> {
  return ctx.db
    .select({
      document: legalTexts.document,
      version: sql<string>`${legalTexts.version}`,
      asks: legalTexts.asksAcceptance,
    })
    .from(legalTexts)
    .where(isNotNull(legalTexts.version))
}

export const shopToday = (ctx: Ctx): string => dateIn(ctx.clock.now(), ctx.config.timeZone)

/** The versions of a document as of today. */
export const versionsToday = (
  ctx: Ctx,
  document: PublishedDocument,
  own: readonly OwnVersion[],
): VersionsOn => versionsOn(document, shopToday(ctx), ctx.config.legalVersions[document], own)
