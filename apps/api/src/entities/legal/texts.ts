import type { components } from '@officina/openapi/schema'
import { previousVersion } from '@officina/shared/legal/builtInChanges'
import { type PublishedDocument, publishedDocumentNames } from '@officina/shared/legalVersions'
import type { Ctx } from '../../context.ts'
import { legalTexts } from '../../db/schema/legal.ts'
import { and, desc, eq, isNotNull } from '../../db/sql.ts'
import { notFound } from '../errors.ts'
import { builtInText, type Text } from './builtIn.ts'
import { noticeShownTo } from './notices/shownTo.ts'
import { readOwnVersions, versionsToday } from './versions.ts'

type Schemas = components['schemas']
type Stored = typeof legalTexts.$inferSelect

export async function listVersionsInForce(ctx: Ctx): Promise<Schemas['LegalVersionInForce'][]> {
  const own = await readOwnVersions(ctx)
  const isShown = (await noticeShownTo(ctx, own)) !== null
  const shown = publishedDocumentNames.filter((key) => key !== 'commerce-notice' || isShown)
  return shown.map((key) => ({ key, version: versionsToday(ctx, key, own).inForce }))
}

/** Published texts of a document, newest first. */
export const readPublished = (ctx: Ctx, document: PublishedDocument): Promise<Stored[]> =>
  ctx.db
    .select()
    .from(legalTexts)
    .where(and(eq(legalTexts.document, document), isNotNull(legalTexts.version)))
    .orderBy(desc(legalTexts.version))

/** What stands for a draft's revision where there is none: it tells which version the next one is made of. */
export const revisionOf = ([latest]: Stored[]): number => latest?.revision ?? 0

/** A document in the version in force or another that was published; the built-in text is the first one. */
export async function getLegalText(
  ctx: Ctx,
  document: PublishedDocument,
  wanted?: string,
): Promise<Schemas['LegalText']> {
  const stored = await readPublished(ctx, document)
  const { inForce, coming } = versionsToday(ctx, document, ownOf(stored))
  if (document === 'commerce-notice' && !(await noticeShownTo(ctx, ownOf(stored)))) throw notFound()
  const version = wanted ?? inForce
  const next = stored.find((row) => row.version === coming[0]?.version)
  const names = [...stored.map((row) => row.version ?? ''), builtInVersion(ctx, document, stored)]
  if (!names.includes(version)) throw notFound()
  const { body, changes, since } = await textOf(ctx, document, version, stored)
  return {
    key: document,
    version,
    body,
    changes,
    changed_since: since,
    coming: next ? { version: next.version ?? '', changes: changesOf(next) } : null,
    versions: names.map((name) => ({ version: name, is_in_force: name === inForce })),
  }
}

/** The built-in text keeps the day it had, or that of its first release where a later program has raised it. */
export function builtInVersion(ctx: Ctx, document: PublishedDocument, stored: Stored[]): string {
  const version = ctx.config.legalVersions[document]
  const first = stored.at(-1)?.version
  return first && version >= first ? previousVersion : version
}

export async function textOf(
  ctx: Ctx,
  document: PublishedDocument,
  version: string,
  stored: Stored[],
): Promise<Text> {
  const at = stored.findIndex((row) => row.version === version)
  const row = stored[at]
  if (!row) return builtInText(ctx, document)
  return {
    body: { en: row.bodyEn, ja: row.bodyJa },
    changes: changesOf(row),
    since: stored[at + 1]?.version ?? builtInVersion(ctx, document, stored),
  }
}

/** What a version changes, for those who have to accept it. */
export async function changesIn(ctx: Ctx, document: PublishedDocument, version: string) {
  return (await textOf(ctx, document, version, await readPublished(ctx, document))).changes
}

export const ownOf = (stored: Stored[]) =>
  stored.map((row) => ({
    document: row.document,
    version: row.version ?? '',
    asks: row.asksAcceptance,
  }))

const changesOf = (row: Stored) => ({ en: linesOf(row.changesEn), ja: linesOf(row.changesJa) })

export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.replace(/^[-*]\s+/, '').trim())
    .filter(Boolean)
