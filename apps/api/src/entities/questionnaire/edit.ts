import type { components } from '@officina/openapi/schema'
import { type DraftContent, draftOf, toDefinition } from '@officina/shared/questionnaireDraft'
import { type AdminCtx, inTransaction, type TxCtx } from '../../context.ts'
import { questionnaires } from '../../db/schema/questionnaire.ts'
import { and, desc, eq, ne, sql } from '../../db/sql.ts'
import { draftRevision, newId } from '../../ids.ts'
import { conflict, invalid, notFound, revisionConflict } from '../errors.ts'
import { questionnaireVersion } from './version.ts'

type Schemas = components['schemas']
type Row = typeof questionnaires.$inferSelect
type Tx = TxCtx<AdminCtx['actor']>

/** Begins a questionnaire of its own, with the latest published content of another where `from` names one. */
export const createQuestionnaire = (ctx: AdminCtx, from: string | null): Promise<string> =>
  inTransaction(ctx, async (tx) => {
    const source = from === null ? undefined : await latestOf(tx, from)
    if (from !== null && !source) throw notFound()
    const id = newId()
    const key = `own_${id.replaceAll('-', '')}`
    await insertDraft(tx, {
      id,
      key,
      version: 1,
      title: source ? copyTitle(source.title) : { en: '', ja: '' },
      definition: source?.definition ?? { sections: [], questions: [] },
    })
    return key
  })

/** Saves the draft, or begins the next version (the revision is the latest one's number). It may be incomplete. */
export const saveDraft = (
  ctx: AdminCtx,
  key: string,
  { revision, ...content }: Schemas['QuestionnaireDraftSave'],
): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    const values = valuesOf(content)
    const draft = await lockDraft(tx, key)
    if (draft) {
      await draft.assertSeen(revision)
      const written = { ...values, updatedBy: tx.actor.accountId }
      await draft.save(written, { action: 'save', after: { version: draft.version } })
      return
    }
    const latest = await latestOf(tx, key)
    if (!latest) throw notFound()
    if (latest.createdBy === null) throw conflict('BUILT_IN', builtIn)
    if (revision !== latest.version) throw revisionConflict(null, tx.clock.now())
    await insertDraft(tx, { id: newId(), key, version: latest.version + 1, ...values })
  })

export const discardDraft = (ctx: AdminCtx, key: string, revision: number): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    const draft = await lockDraft(tx, key)
    if (!draft) throw notFound()
    await draft.assertSeen(revision)
    await draft.log({ action: 'discard', after: { version: draft.version } })
    await tx.db.delete(questionnaires).where(eq(questionnaires.id, draft.id))
  })

/** Every version of a questionnaire. Two that begin a draft at once wait for each other. */
export async function lockVersions(tx: Tx, key: string) {
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtext(${`questionnaire ${key}`}))`)
  return questionnaireVersion.lockWhere(tx, eq(questionnaires.key, key))
}

const lockDraft = async (tx: Tx, key: string) =>
  (await lockVersions(tx, key)).find(({ status }) => status === 'draft')

async function insertDraft(
  tx: Tx,
  values: Pick<Row, 'id' | 'key' | 'version' | 'title' | 'definition'>,
): Promise<void> {
  const now = tx.clock.now()
  const by = tx.actor.accountId
  const [row] = await tx.db
    .insert(questionnaires)
    .values({
      ...values,
      revision: draftRevision(),
      status: 'draft',
      createdBy: by,
      updatedBy: by,
      createdAt: now,
      updatedAt: now,
    })
    .returning()
  const after = { version: values.version }
  if (row) await questionnaireVersion.inserted(tx, row).log({ action: 'create', after })
}

async function latestOf(tx: Tx, key: string): Promise<Row | undefined> {
  const [row] = await tx.db
    .select()
    .from(questionnaires)
    .where(and(eq(questionnaires.key, key), ne(questionnaires.status, 'draft')))
    .orderBy(desc(questionnaires.version))
    .limit(1)
  return row
}

function valuesOf(content: DraftContent) {
  const known = new Set(content.sections.map(({ id }) => id))
  const lost = content.questions.findIndex(({ section }) => !known.has(section))
  if (lost >= 0) throw invalid(`questions.${lost}.section`, 'VALIDATION_FAILED', noSection)
  const { title } = content
  return {
    title: { en: title.en.trim(), ja: title.ja.trim() },
    definition: toDefinition(draftOf(content)),
  }
}

/** A title that tells the copy from what it was made of; 120 characters at most. */
const copyTitle = ({ en, ja }: Row['title']): Row['title'] => ({
  en: en && `${en.slice(0, 112)} (copy)`,
  ja: ja && `${ja.slice(0, 112)}（コピー）`,
})

const builtIn = {
  en: 'This questionnaire is built in and cannot be edited. Duplicate it instead.',
  ja: '標準の問診票は編集できません。複製して編集してください。',
}

const noSection = {
  en: 'This question is in a section that does not exist.',
  ja: '存在しないセクションの質問です。',
}
