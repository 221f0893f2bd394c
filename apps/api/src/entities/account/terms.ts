import type { components } from '@officina/openapi/schema'
import {
  type AgreedDocument,
  agreedDocuments,
  type OwnVersion,
} from '@officina/shared/legalVersions'
import { type Ctx, type DoctorCtx, inTransaction, type PatientCtx } from '../../context.ts'
import { consents } from '../../db/schema/account.ts'
import { eq, sql } from '../../db/sql.ts'
import { newId } from '../../ids.ts'
import { audit } from '../audit.ts'
import { forbidden, invalidFields } from '../errors.ts'
import { changesIn } from '../legal/texts.ts'
import { readOwnVersions, versionsToday } from '../legal/versions.ts'

type Outstanding = components['schemas']['OutstandingDocument']
type Accept = components['schemas']['TermsAccept']
type Side = keyof typeof agreedDocuments

/** The documents in force that this account has not accepted, with the version it knows, if any. */
export async function outstandingDocuments(
  ctx: Ctx,
  side: Side,
  accountId: string,
): Promise<Outstanding[]> {
  const rows = await ctx.db
    .select({ key: consents.documentKey, version: consents.version })
    .from(consents)
    .where(eq(consents.accountId, accountId))
  const open = missing(ctx, side, rows, await readOwnVersions(ctx))
  return Promise.all(
    open.map(async (each) => ({ ...each, changes: await changesIn(ctx, each.key, each.version) })),
  )
}

/** Published versions of the documents of a side that do not apply yet. */
export async function comingDocuments(
  ctx: Ctx,
  side: Side,
): Promise<components['schemas']['LegalVersionInForce'][]> {
  const own = await readOwnVersions(ctx)
  return agreedDocuments[side].flatMap((key) => {
    const [next] = versionsToday(ctx, key, own).coming
    return next ? [{ key, version: next.version }] : []
  })
}

/** `accepted` are texts "document version", `own` the versions that are published. */
export const isOutdated = (ctx: Ctx, side: Side, accepted: string[], own: OwnVersion[]): boolean =>
  missing(ctx, side, accepted.map(split), own).length > 0

/** The person agrees to what is outstanding: all of it, in the versions in force (422 else). */
export async function acceptTerms(ctx: DoctorCtx | PatientCtx, input: Accept): Promise<void> {
  const side = ctx.actor.role
  await inTransaction<Ctx, void>(ctx, async (tx) => {
    const { accountId } = ctx.actor
    const open = await outstandingDocuments(tx, side, accountId)
    const refused = open.filter(
      ({ key, version }) =>
        !input.documents.some((given) => given.key === key && given.version === version),
    )
    if (refused.length > 0) throw invalidFields({ documents: notAll })
    if (open.length === 0) return
    await storeConsents(
      tx,
      accountId,
      open.flatMap(({ key, version }) => consentsTo(side, key, version)),
    )
    await audit(tx, {
      action: 'terms.accept',
      objectType: 'account',
      objectId: accountId,
      after: Object.fromEntries(open.map(({ key, version }) => [key, version])),
    })
    // the other processes forget who this was
    await tx.db.execute(sql`select pg_notify('officina_sessions', ${accountId})`)
  })
}

export const termsOutdated = () =>
  forbidden('TERMS_OUTDATED', {
    en: 'Our terms have changed. Read and accept them to continue.',
    ja: '規約が改定されました。続けるには、内容をご確認のうえ同意してください。',
  })

type Accepted = { key: string; version: string }

// Versions are dates. A newer one than ours comes from a process that runs the next release already.
function missing(ctx: Ctx, side: Side, accepted: Accepted[], own: OwnVersion[]) {
  return agreedDocuments[side].flatMap((key) => {
    const { required } = versionsToday(ctx, key, own)
    const known = accepted
      .filter((each) => each.key === key)
      .map((each) => each.version)
      .sort()
      .at(-1)
    return known && known >= required
      ? []
      : [{ key, version: versionToAccept(ctx, key, own), accepted_version: known ?? null }]
  })
}

/** What is agreed to is the text that is shown, which may be a later one than the one that asks. */
const versionToAccept = (ctx: Ctx, key: AgreedDocument, own: OwnVersion[]) =>
  versionsToday(ctx, key, own).inForce

/** A patient's consent to the use of health data goes with the privacy policy that describes it. */
const consentsTo = (side: Side, key: string, version: string) => [
  { documentKey: key, version },
  ...(side === 'patient' && key === 'privacy-policy'
    ? [{ documentKey: 'health-data', version }]
    : []),
]

function split(text: string): Accepted {
  const [key = '', version = ''] = text.split(' ')
  return { key, version }
}

const notAll = {
  en: 'The documents have changed again. Read and accept all of them.',
  ja: '文書が再度改定されました。すべての内容をご確認のうえ、同意してください。',
}

type Consent = { documentKey: string; version: string }

/** Stores what a person has agreed to; the same document and version is stored once. */
export async function storeConsents(ctx: Ctx, accountId: string, given: Consent[]): Promise<void> {
  if (given.length === 0) return
  await ctx.db
    .insert(consents)
    .values(
      given.map((consent) => ({
        id: newId(),
        accountId,
        ...consent,
        acceptedAt: ctx.clock.now(),
        ip: ctx.origin.ip,
      })),
    )
    .onConflictDoNothing()
}

/**
 * 422 at each field whose document was read in a version that is neither in force nor to come. Around midnight the day
 * differs between browser and shop; a version that has been replaced since the page was opened is read again.
 */
export async function assertKnownVersions(
  ctx: Ctx,
  read: Record<string, [document: AgreedDocument, version: string]>,
  disclosure?: string,
): Promise<void> {
  const own = await readOwnVersions(ctx)
  const isKnown = (document: AgreedDocument, version: string) => {
    const { inForce, coming } = versionsToday(ctx, document, own)
    return [inForce, ...coming.map((each) => each.version)].includes(version)
  }
  const stale = Object.entries(read)
    .filter(([, [document, version]]) => !isKnown(document, version))
    .map(([field]) => field)
  if (disclosure !== undefined && disclosure !== ctx.config.legalVersions.disclosure)
    stale.push('disclosure_version')
  if (stale.length > 0)
    throw invalidFields(Object.fromEntries(stale.map((field) => [field, changed])))
}

const changed = {
  en: 'This document has changed. Reload the page and read the new version.',
  ja: '文書が改定されました。ページを再読み込みして、新しい版をご確認ください。',
}
