import {
  pathInContent,
  type QuestionnaireDraft,
  toDraft,
} from '@officina/shared/questionnaireDraft'
import { problemsOf } from '@officina/shared/questionnaireProblems'
import { problemText } from '@officina/shared/questionnaireProblemTexts'
import { type AdminCtx, inTransaction } from '../../context.ts'
import { questionnaires } from '../../db/schema/questionnaire.ts'
import { and, eq, ne } from '../../db/sql.ts'
import type { Read } from '../entity.ts'
import { invalidFields, notFound, type Texts } from '../errors.ts'
import { lockVersions } from './edit.ts'
import { questionnaireVersion } from './version.ts'

/** Offers the draft to doctors in place of the version before, which answers keep. 422 at each field that is wrong. */
export const publishQuestionnaire = (
  ctx: AdminCtx,
  key: string,
  { revision }: Read,
): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    // all of them, by id as rows are locked
    const versions = await lockVersions(tx, key)
    const draft = versions.find(({ status }) => status === 'draft')
    if (!draft) throw notFound()
    await draft.assertSeen(revision)
    assertPublishable(toDraft(draft.title, draft.definition))
    const out = versions.filter(({ status }) => status === 'published')
    await questionnaireVersion.moveAll(tx, out, ['retired', {}, { action: 'supersede' }])
    const values = { publishedAt: tx.clock.now(), publishedBy: tx.actor.accountId }
    await draft.move('published', values, {
      action: 'publish',
      after: { version: draft.version },
    })
  })

/** Takes a questionnaire from the doctors' choice. What was sent can still be answered. */
export const retireQuestionnaire = (ctx: AdminCtx, key: string): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    const versions = await questionnaireVersion.lockWhere(tx, publishedOnce(key))
    const out = versions.filter(({ status }) => status === 'published')
    const latest = newest(versions)
    if (!latest) throw notFound()
    // refused by the machine where none is offered
    for (const version of out.length > 0 ? out : [latest])
      await version.move('retired', {}, { action: 'retire', after: { version: version.version } })
  })

/** Doctors find the latest version again. */
export const offerQuestionnaire = (ctx: AdminCtx, key: string): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    const versions = await questionnaireVersion.lockWhere(tx, publishedOnce(key))
    const latest = newest(versions)
    if (!latest) throw notFound()
    await latest.move('published', {}, { action: 'offer', after: { version: latest.version } })
  })

const publishedOnce = (key: string) =>
  and(eq(questionnaires.key, key), ne(questionnaires.status, 'draft'))

const newest = <V extends { version: number }>(versions: V[]): V | undefined =>
  versions.toSorted((a, b) => b.version - a.version)[0]

function assertPublishable(draft: QuestionnaireDraft): void {
  const fields: Record<string, Texts> = {}
  for (const { path, problem, at } of problemsOf(draft))
    fields[pathInContent(draft, path)] ??= problemText(problem, at)
  if (Object.keys(fields).length > 0) throw invalidFields(fields)
}
