import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { builtInChanges, previousVersion } from '@officina/shared/legal/builtInChanges'
import {
  isAgreed,
  type NoticeDocument,
  type PublishedDocument,
} from '@officina/shared/legalVersions'
import type { Ctx } from '../../context.ts'
import { getShopSettings } from '../platform/shopSettings.ts'
import { commerceNotice } from './notices/commerceNotice.ts'
import { returnsPolicy } from './notices/returnsPolicy.ts'

/** A text in both languages, with what it changes against the version before. */
export type Text = {
  body: { en: string; ja: string }
  changes: { en: string[]; ja: string[] }
  /** The version before. */
  since: string | null
}

/** The text that comes with the program; notices are made of the settings in force. */
export async function builtInText(ctx: Ctx, document: PublishedDocument): Promise<Text> {
  if (!isAgreed(document)) return { body: await noticeBody(ctx, document), ...unchanged }
  const read = (locale: string) =>
    readFile(
      fileURLToPath(import.meta.resolve(`@officina/shared/legal/${document}.${locale}.md`)),
      'utf8',
    )
  const [en, ja] = await Promise.all([read('en'), read('ja')])
  return { body: { en, ja }, changes: builtInChanges[document], since: previousVersion }
}

const unchanged = { changes: { en: [], ja: [] }, since: null }
const notices = { 'returns-policy': returnsPolicy, 'commerce-notice': commerceNotice }

async function noticeBody(ctx: Ctx, document: NoticeDocument): Promise<Text['body']> {
  const { en, ja } = notices[document]
  const facts = {
    settings: await getShopSettings(ctx),
    currency: ctx.config.currency,
    paysOnline: ctx.storefront.kind === 'shopify',
    takesCards: ctx.payments !== undefined,
  }
  return { en: en(facts), ja: ja(facts) }
}
