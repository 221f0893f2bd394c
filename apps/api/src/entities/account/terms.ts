import type { components } from '@officina/openapi/schema'
import { dateIn } from '@officina/shared/dates/days'
import { agreedDocuments, type LegalDocument, versionInForce } from '@officina/shared/legalVersions'
import { type Ctx, type DoctorCtx, inTransaction, type PatientCtx } from '../../context.ts'
import { consents } from '../../db/schema/account.ts'
import { eq, sql } from '../../db/sql.ts'
import { newId } from '../../ids.ts'
import { audit } from '../audit.ts'
import { forbidden, invalidFields } from '../errors.ts'

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
  return missing(ctx, side, rows)
}

/** `accepted` are texts "document version". */
export const isOutdated = (ctx: Ctx, side: Side, accepted: string[]): boolean =>
  missing(ctx, side, accepted.map(split)).length > 0

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
function missing(ctx: Ctx, side: Side, accepted: Accepted[]): Outstanding[] {
  const today = dateIn(ctx.clock.now(), ctx.config.timeZone)
  return agreedDocuments[side].flatMap((key) => {
    const version = versionInForce(key, today, ctx.config)
    const known = accepted
      .filter((each) => each.key === key)
      .map((each) => each.version)
      .sort()
      .at(-1)
    return known && known >= version ? [] : [{ key, version, accepted_version: known ?? null }]
  })
}

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
 * 422 at each field whose document was read in a version that is neither in force nor announced. Around midnight the
 * day differs between browser and shop: whoever accepted the older one is asked at the next visit.
 */
export function assertKnownVersions(
  ctx: Ctx,
  read: Record<string, [document: LegalDocument, version: string]>,
): void {
  const stale = Object.entries(read).filter(
    ([, [document, version]]) =>
      version !== ctx.config.legalVersions[document] &&
      (document === 'disclosure' || version !== ctx.config.announcedVersions[document]),
  )
  if (stale.length > 0)
    throw invalidFields(Object.fromEntries(stale.map(([field]) => [field, changed])))
}

const changed = {
  en: 'This document has changed. Reload the page and read the new version.',
  ja: '文書が改定されました。ページを再読み込みして、新しい版をご確認ください。',
}
