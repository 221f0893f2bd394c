import type { components } from '@officina/openapi/schema'
import type { Ctx, Locale } from '../../context.ts'
import { consents } from '../../db/schema/account.ts'
import { newId } from '../../ids.ts'

export type LegalVersion = components['schemas']['LegalVersion']

/** The versions in force. An acceptance of any other version is refused by the contract. */
export const legalVersions = {
  'terms-of-service': '2026-11-01',
  'terms-of-service-doctors': '2026-11-01',
  'privacy-policy': '2026-11-01',
  disclosure: '2026-11-01',
} as const satisfies Record<string, LegalVersion>

/** What patients are told about their clinic's interest unless the doctor wrote a text. */
export const disclosureSentence: Record<Locale, string> = {
  en: 'Your clinic earns a commission on what you order here. You are free to buy the same or similar products elsewhere, and your care does not depend on it.',
  ja: 'ここでのご注文により、クリニックは手数料を受け取ります。同じ製品や類似の製品をほかでお求めいただいてもかまいません。診療に影響することはありません。',
}

export type Consent = { documentKey: string; version: string }

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
