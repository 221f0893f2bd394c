import { createHash } from 'node:crypto'
import type { components } from '@officina/openapi/schema'
import { dateIn } from '@officina/shared/dates/days'
import { type AdminCtx, inTransaction, type Locale, type TxCtx } from '../../context.ts'
import { bankTransfers } from '../../db/schema/bankTransfer.ts'
import { newId } from '../../ids.ts'
import { audit } from '../audit.ts'
import { underName } from '../csvImport.ts'
import { assertSize } from '../csvText.ts'
import { invalid, type Texts } from '../errors.ts'
import { formatMoney } from '../money.ts'
import { inTheFuture } from '../notYet.ts'
import { inDryRun } from '../savepoint.ts'
import { readCsv } from './csv.ts'
import {
  type Entry,
  type Found,
  isUnreadable,
  ownReference,
  titles,
  type Unreadable,
} from './entry.ts'
import { type Match, matchOf } from './match.ts'
import { isMt940, readMt940 } from './mt940.ts'

type Result = components['schemas']['CsvImportResult']
type Row = Result['rows'][number]

const most = 2_000

/**
 * Adds what came in by a bank's file, each with the order that it is for, if one is found. What was added before stays
 * as it is. A dry run does the same and takes it back.
 */
export async function importBankTransfers(
  ctx: AdminCtx,
  { text, dry_run: dryRun }: components['schemas']['CsvImport'],
): Promise<Result> {
  const found = await read(ctx, text)
  if (found.length === 0) throw nothingIn()
  assertSize(found.length, most)
  return inTransaction(ctx, async (tx) => {
    const run = async () => {
      const rows: Row[] = []
      const seen: Seen = { alike: new Map(), waiting: new Map() }
      for (const each of found) rows.push(await rowOf(tx, each, seen))
      return rows
    }
    const rows = dryRun ? await inDryRun(tx, run) : await run()
    const ok = rows.filter((row) => row.outcome === 'new').length
    const failed = rows.filter((row) => !row.ok).length
    return { dry_run: dryRun, rows, ok, failed, unknown_columns: [] }
  })
}

const isCamt = (text: string): boolean =>
  /^\s*(<\?xml[^>]*\?>\s*)?(<!--[\s\S]*?-->\s*)*<([\w.-]+:)?Document\b/.test(text)

async function read(ctx: AdminCtx, text: string): Promise<Found[]> {
  const source = text.replace(/^\uFEFF/, '')
  if (isCamt(source)) {
    const { readCamt } = await import('./camt.ts')
    try {
      return readCamt(source, ctx.config.timeZone)
    } catch {
      throw unreadable()
    }
  }
  if (isMt940(source)) return readMt940(source)
  return await readCsv(ctx.turns, source, ctx.config.currency)
}

/** What is known of a file's transfers: how many are the same, and the orders that wait, by amount. */
type Seen = { alike: Map<string, number>; waiting: Parameters<typeof matchOf>[2] }

async function rowOf(tx: TxCtx, found: Found, { alike, waiting }: Seen): Promise<Row> {
  const { locale } = tx.origin
  const { line } = found
  if (isUnreadable(found)) return refused(found, locale)
  const label = found.payer || found.text || found.bookedOn
  const { currency, timeZone } = tx.config
  if (found.currency !== currency)
    return refused(
      { line, label, field: 'currency', texts: otherCurrency(found.currency, currency) },
      locale,
    )
  if (found.bookedOn > dateIn(tx.clock.now(), timeZone))
    return refused({ line, label, field: 'bookedOn', texts: inTheFuture }, locale)
  const match = await matchOf(tx, found, waiting)
  const isNew = await add(tx, found, match, alike)
  return {
    line,
    label,
    ok: true,
    outcome: isNew ? 'new' : 'same',
    error_code: null,
    changes: [],
    errors: [],
    message: (isNew ? saidOf(found, match) : known)[locale],
  }
}

async function add(
  tx: TxCtx,
  entry: Entry,
  match: Match | undefined,
  alike: Map<string, number>,
): Promise<boolean> {
  const { bookedOn, amount, currency, payer, text, bankRef } = entry
  const said = JSON.stringify([bookedOn, amount, currency, payer, text, bankRef])
  // twice the same in one file is two transfers
  const nth = (alike.get(said) ?? 0) + 1
  alike.set(said, nth)
  const fingerprint = createHash('sha256').update(`${said}\n${nth}`).digest('hex')
  const id = newId()
  const now = tx.clock.now()
  const added = await tx.db
    .insert(bankTransfers)
    .values({
      ...{ id, fingerprint, bookedOn, amount, currency, payer, text },
      bankRef: ownReference(bankRef),
      orderId: match?.orderId ?? null,
      foundBy: match?.foundBy ?? null,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing({ target: bankTransfers.fingerprint })
    .returning({ id: bankTransfers.id })
  if (added.length === 0) return false
  await audit(tx, {
    action: 'bank_transfer.import',
    objectId: id,
    after: { amount, booked_on: bookedOn, order_number: match?.number ?? null },
  })
  return true
}

function refused({ line, label, field, texts }: Unreadable, locale: Locale): Row {
  const error = { field, label: titles[field][locale], message: texts[locale] }
  return {
    ...{ line, label, ok: false, outcome: 'refused' as const, error_code: 'VALIDATION_FAILED' },
    ...{ changes: [], message: underName(error, locale), errors: [error] },
  }
}

function saidOf({ amount, currency }: Entry, match: Match | undefined): Texts {
  const said = (value: number) =>
    [formatMoney(value, currency, 'en'), formatMoney(value, currency, 'ja')] as const
  const [en, ja] = said(amount)
  if (!match) return { en: `${en}. No order found.`, ja: `${ja}（該当する注文なし）` }
  const { due = 0 } = match
  if (amount < due)
    return {
      en: `${en} for ${match.number}. Part payment: ${said(due)[0]} is still to be paid.`,
      ja: `${ja}（${match.number}：未入金額${said(due)[1]}に不足、一部入金）`,
    }
  return match.foundBy === 'number'
    ? { en: `${en} for ${match.number}.`, ja: `${ja}（${match.number}）` }
    : {
        en: `${en}, probably for ${match.number}: name and amount match.`,
        ja: `${ja}（${match.number} の可能性：名前と金額が一致）`,
      }
}

const known: Texts = { en: 'Already imported.', ja: '取り込み済みです。' }
const otherCurrency = (given: string, own: string): Texts => ({
  en: `The currency is ${given || 'unknown'}. Only payments in ${own} can be imported.`,
  ja: `通貨が${given || '不明'}です。取り込めるのは${own}の入金だけです。`,
})
const unreadable = () =>
  invalid('text', 'UNREADABLE', {
    en: 'The XML of this file is broken. Download it from your bank again.',
    ja: 'XMLファイルが壊れています。銀行からもう一度ダウンロードしてください。',
  })
const nothingIn = () =>
  invalid('text', 'WRONG_SIZE', {
    en: 'This file contains no incoming payments.',
    ja: 'このファイルに入金はありません。',
  })
