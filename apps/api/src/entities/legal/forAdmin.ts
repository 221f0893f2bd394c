import type { components } from '@officina/openapi/schema'
import {
  isAgreed,
  type PublishedDocument,
  publishedDocumentNames,
} from '@officina/shared/legalVersions'
import type { AdminCtx } from '../../context.ts'
import { consents } from '../../db/schema/account.ts'
import { legalTexts } from '../../db/schema/legal.ts'
import { and, eq, isNull, sql } from '../../db/sql.ts'
import { actorName, actorNames } from '../recordNames.ts'
import { earliestDays } from './edit.ts'
import { builtInVersion, ownOf, readPublished, revisionOf, textOf } from './texts.ts'
import { readOwnVersions, versionsToday } from './versions.ts'

type Schemas = components['schemas']

export async function listTexts(ctx: AdminCtx): Promise<Schemas['LegalTextState'][]> {
  const own = await readOwnVersions(ctx)
  const drafts = await ctx.db
    .select({ document: legalTexts.document })
    .from(legalTexts)
    .where(isNull(legalTexts.version))
  return publishedDocumentNames.map((key) => {
    const { inForce, coming } = versionsToday(ctx, key, own)
    return {
      key,
      in_force: inForce,
      coming: coming[0]?.version ?? null,
      has_draft: drafts.some(({ document }) => document === key),
    }
  })
}

export async function getText(
  ctx: AdminCtx,
  key: PublishedDocument,
): Promise<Schemas['AdminLegalText']> {
  const stored = await readPublished(ctx, key)
  const [draft] = await ctx.db
    .select({ row: legalTexts, by: actorName(legalTexts.updatedBy) })
    .from(legalTexts)
    .where(and(eq(legalTexts.document, key), isNull(legalTexts.version)))
  const { inForce } = versionsToday(ctx, key, ownOf(stored))
  const latest = await textOf(ctx, key, stored[0]?.version ?? '', stored)
  const { plain, toAccept } = await earliestDays(ctx, key)
  return {
    key,
    revision: draft?.row.revision ?? revisionOf(stored),
    // the changes are those of the next version: nothing of the last one stays
    body_en: draft?.row.bodyEn ?? latest.body.en.trim(),
    body_ja: draft?.row.bodyJa ?? latest.body.ja.trim(),
    changes_en: draft?.row.changesEn ?? '',
    changes_ja: draft?.row.changesJa ?? '',
    draft: draft ? { saved_at: draft.row.updatedAt.toISOString(), saved_by: draft.by } : null,
    in_force: inForce,
    earliest: plain,
    earliest_to_accept: toAccept,
    people: await countPeople(ctx, key),
    versions: await versionStates(ctx, key, stored, inForce),
  }
}

async function versionStates(
  ctx: AdminCtx,
  key: PublishedDocument,
  stored: Awaited<ReturnType<typeof readPublished>>,
  inForce: string,
): Promise<Schemas['LegalVersionState'][]> {
  const counts = await ctx.db
    .select({ version: consents.version, n: sql<number>`count(*)::int` })
    .from(consents)
    .where(eq(consents.documentKey, key))
    .groupBy(consents.version)
  const names = await actorNames(
    ctx,
    stored.map((row) => row.publishedBy),
  )
  const builtIn = builtInVersion(ctx, key, stored)
  const rows = [
    ...stored.map((row) => ({
      version: row.version ?? '',
      asks_acceptance: row.asksAcceptance,
      published_at: row.publishedAt?.toISOString() ?? null,
      published_by: (row.publishedBy && names.get(row.publishedBy)) ?? null,
    })),
    { version: builtIn, asks_acceptance: isAgreed(key), published_at: null, published_by: null },
  ]
  return rows.map((row) => ({
    ...row,
    state:
      row.version === inForce
        ? ('in_force' as const)
        : row.version > inForce
          ? ('coming' as const)
          : ('former' as const),
    accepted: counts.find(({ version }) => version === row.version)?.n ?? 0,
  }))
}

/** Everybody who works with the product under this document. */
async function countPeople(ctx: AdminCtx, key: PublishedDocument): Promise<number> {
  if (!isAgreed(key)) return 0
  const doctors = sql`(select count(*) from doctors where status in ('applied', 'needs_info', 'approved', 'suspended'))`
  const patients = sql`(select count(*) from patients where status = 'active')`
  const total = {
    'terms-of-service': patients,
    'terms-of-service-doctors': doctors,
    'privacy-policy': sql`${doctors} + ${patients}`,
  }[key]
  const { rows } = await ctx.db.execute<{ n: number }>(sql`select (${total})::int as n`)
  return rows[0]?.n ?? 0
}
