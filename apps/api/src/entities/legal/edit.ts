import type { components } from '@officina/openapi/schema'
import { addDays } from '@officina/shared/dates/days'
import { isAgreed, noticeDays, type PublishedDocument } from '@officina/shared/legalVersions'
import { type AdminCtx, inTransaction, type TxCtx } from '../../context.ts'
import { legalTexts } from '../../db/schema/legal.ts'
import { and, eq, isNull, sql } from '../../db/sql.ts'
import { draftRevision, newId } from '../../ids.ts'
import { dateText } from '../../mail/words.ts'
import type { Read } from '../entity.ts'
import { invalidFields, notFound, revisionConflict, type Texts } from '../errors.ts'
import { legalDraft } from './entity.ts'
import { linesOf, readPublished, revisionOf, textOf } from './texts.ts'
import { shopToday } from './versions.ts'

type Schemas = components['schemas']
type Fields = Record<string, Texts>

const draftOf = (document: PublishedDocument) =>
  and(eq(legalTexts.document, document), isNull(legalTexts.version))

/** Saves the draft of a document, or begins one (the revision is the latest version's). */
export const saveDraft = (
  ctx: AdminCtx,
  document: PublishedDocument,
  { revision, ...input }: Schemas['LegalDraftSave'],
): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    const values = {
      bodyEn: input.body_en.trim(),
      bodyJa: input.body_ja.trim(),
      changesEn: input.changes_en.trim(),
      changesJa: input.changes_ja.trim(),
      updatedBy: tx.actor.accountId,
    }
    const draft = await lockDraft(tx, document)
    if (draft) {
      await draft.assertSeen(revision)
      await draft.save(values, { action: 'save', after: { document } })
      return
    }
    if (revision !== revisionOf(await readPublished(tx, document)))
      throw revisionConflict(null, tx.clock.now())
    const [row] = await tx.db
      .insert(legalTexts)
      .values({ id: newId(), document, revision: draftRevision(), ...values })
      .returning()
    if (row) await legalDraft.inserted(tx, row).log({ action: 'save', after: { document } })
  })

export const discardDraft = (
  ctx: AdminCtx,
  document: PublishedDocument,
  { revision }: Read,
): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    const draft = await lockDraft(tx, document)
    if (!draft) throw notFound()
    await draft.assertSeen(revision)
    await draft.log({ action: 'discard', after: { document } })
    await tx.db.delete(legalTexts).where(eq(legalTexts.id, draft.id))
  })

/** Publishes the draft: from its day on it is the text in force, and it is not changed any more. */
export const publishDraft = (
  ctx: AdminCtx,
  document: PublishedDocument,
  { revision, version, asks_acceptance: asksAcceptance }: Schemas['LegalPublish'],
): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    const draft = await lockDraft(tx, document)
    if (!draft) throw notFound()
    await draft.assertSeen(revision)
    const first = await earliestDays(tx, document)
    const earliest = asksAcceptance ? first.toAccept : first.plain
    const fields = {
      ...(await problemsOf(tx, document, draft)),
      ...(asksAcceptance && !isAgreed(document) && { asks_acceptance: notAccepted }),
      ...(asksAcceptance && missingChanges(draft)),
      ...(version < earliest && { version: tooEarly(earliest, asksAcceptance) }),
    }
    if (Object.keys(fields).length > 0) throw invalidFields(fields)
    await draft.save(
      {
        version,
        asksAcceptance,
        publishedAt: tx.clock.now(),
        publishedBy: tx.actor.accountId,
      },
      { action: 'publish', after: { document, version, asks_acceptance: asksAcceptance } },
    )
  })

/** First days from which another version may apply: after the latest one, and with the notice that is owed. */
export async function earliestDays(ctx: AdminCtx | TxCtx, document: PublishedDocument) {
  const [latest] = await readPublished(ctx, document)
  const today = shopToday(ctx)
  const builtIn = ctx.config.legalVersions[document]
  const next = addDays(latest?.version ?? builtIn, 1)
  const notice = addDays(today, noticeDays[document] ?? 0)
  return { plain: later(today, next), toAccept: later(notice, next) }
}

const later = (a: string, b: string) => (a > b ? a : b)

/** One draft at a time: two that begin one at once wait for each other. */
async function lockDraft(tx: TxCtx<AdminCtx['actor']>, document: PublishedDocument) {
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtext(${`legal ${document}`}))`)
  const [draft] = await legalDraft.lockWhere(tx, draftOf(document))
  return draft
}

type Draft = typeof legalTexts.$inferSelect

async function problemsOf(tx: TxCtx, document: PublishedDocument, draft: Draft): Promise<Fields> {
  const stored = await readPublished(tx, document)
  const { body } = await textOf(tx, document, stored[0]?.version ?? '', stored)
  const isSame = body.en.trim() === draft.bodyEn && body.ja.trim() === draft.bodyJa
  return {
    ...(!draft.bodyEn && { body_en: empty }),
    ...(!draft.bodyJa && { body_ja: empty }),
    // a notice that is made of settings may be kept as it is
    ...(isSame && (isAgreed(document) || stored[0]) && { body_en: unchanged }),
  }
}

const missingChanges = (draft: Draft): Fields => ({
  ...(linesOf(draft.changesEn).length === 0 && { changes_en: noChanges }),
  ...(linesOf(draft.changesJa).length === 0 && { changes_ja: noChanges }),
})

const empty = {
  en: 'Enter the text in this language too.',
  ja: 'この言語の本文も入力してください。',
}
const unchanged = {
  en: 'The text is the same as in the latest version. Change it before you publish.',
  ja: '最新の版と同じ内容です。変更してから公開してください。',
}
const notAccepted = {
  en: 'Nobody accepts this document. Publish it without acceptance.',
  ja: 'この文書に同意は不要です。「同意を求める」を外して公開してください。',
}
const noChanges = {
  en: 'Describe what has changed. People who are asked to accept the text read this first.',
  ja: '変更点を入力してください。同意をお願いする画面とメールの案内先に表示されます。',
}
const tooEarly = (day: string, asks: boolean): Texts =>
  asks
    ? {
        en: `Choose ${dateText(day, 'en')} or later. People are notified before it applies.`,
        ja: `${dateText(day, 'ja')}以降の日付を選んでください。施行前に対象の方へお知らせします。`,
      }
    : {
        en: `Choose ${dateText(day, 'en')} or later.`,
        ja: `${dateText(day, 'ja')}以降の日付を選んでください。`,
      }
