import type { Ctx, Locale } from '../../context.ts'
import { consents } from '../../db/schema/account.ts'
import { newId } from '../../ids.ts'
import type { LegalDocument } from '../../legalVersions.ts'
import { invalidFields } from '../errors.ts'

/** What patients are told about their clinic's interest unless the doctor wrote a text. */
export const disclosureSentence: Record<Locale, string> = {
  en: 'Your clinic earns a commission on what you order here. You are free to buy the same or similar products elsewhere, and your care does not depend on it.',
  ja: 'ここでのご注文により、クリニックは手数料を受け取ります。同じ製品や類似の製品をほかでお求めいただいてもかまいません。診療に影響することはありません。',
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

/** 422 at each field whose document was read in another version than the one in force. */
export function assertVersionsInForce(
  ctx: Ctx,
  read: Record<string, [document: LegalDocument, version: string]>,
): void {
  const stale = Object.entries(read).filter(
    ([, [document, version]]) => version !== ctx.config.legalVersions[document],
  )
  if (stale.length > 0)
    throw invalidFields(Object.fromEntries(stale.map(([field]) => [field, changed])))
}

const changed = {
  en: 'This document has changed. Reload the page and read the new version.',
  ja: '文書が改定されました。ページを再読み込みして、新しい版をご確認ください。',
}
