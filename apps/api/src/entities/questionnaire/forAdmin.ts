import type { components } from '@officina/openapi/schema'
import { type Definition, textIn, type Words } from '@officina/shared/questionnaire'
import { contentOf, type DraftContent, toDraft } from '@officina/shared/questionnaireDraft'
import type { AdminCtx } from '../../context.ts'
import { questionnaires } from '../../db/schema/questionnaire.ts'
import { and, desc, eq, inArray, sql } from '../../db/sql.ts'
import { notFound } from '../errors.ts'
import { actorName } from '../recordNames.ts'

type Schemas = components['schemas']
type Content = Schemas['QuestionnaireContent']

/** All questionnaires: those that doctors are offered first, then by title. */
export async function listForAdmin(ctx: AdminCtx): Promise<Schemas['AdminQuestionnaireRow'][]> {
  const { locale } = ctx.origin
  const versions = await readVersions(ctx)
  const keys = [...new Set(versions.map(({ row }) => row.key))]
  return keys
    .map((key) =>
      rowOf(
        ctx,
        versions.filter(({ row }) => row.key === key),
      ),
    )
    .sort((a, b) => Number(b.offered) - Number(a.offered) || a.title.localeCompare(b.title, locale))
}

type Version = Awaited<ReturnType<typeof readVersions>>[number]

function rowOf(ctx: AdminCtx, versions: Version[]): Schemas['AdminQuestionnaireRow'] {
  const draft = versions.find(({ row }) => row.status === 'draft')
  const latest = versions.find(({ row }) => row.status !== 'draft')
  const shown = (latest ?? draft)?.row
  if (!shown) throw notFound()
  return {
    key: shown.key,
    title: textIn(shown.title, ctx.origin.locale),
    built_in: shown.createdBy === null,
    offered: versions.some(({ row }) => row.status === 'published'),
    version: latest?.row.version ?? null,
    published_at: latest ? publishedAt(latest) : null,
    questions: shown.definition.questions.length,
    answers: versions.reduce((sum, { answers }) => sum + answers, 0),
    draft: draftState(draft),
  }
}

/** The draft, else the latest version, with what was published. */
export async function getForAdmin(
  ctx: AdminCtx,
  key: string,
): Promise<Schemas['AdminQuestionnaire']> {
  const versions = await readVersions(ctx, key)
  const draft = versions.find(({ row }) => row.status === 'draft')
  const published = versions.filter(({ row }) => row.status !== 'draft')
  const shown = draft ?? published[0]
  if (!shown) throw notFound()
  return {
    key,
    built_in: shown.row.createdBy === null,
    revision: draft?.row.revision ?? shown.row.version,
    ...sent(shown.row),
    draft: draftState(draft),
    versions: published.map((version) => ({
      id: version.row.id,
      version: version.row.version,
      status: version.row.status === 'retired' ? ('retired' as const) : ('published' as const),
      published_at: publishedAt(version),
      published_by: version.by,
      answers: version.answers,
    })),
  }
}

/** A version as it was published. */
export async function getVersion(ctx: AdminCtx, key: string, version: number): Promise<Content> {
  const [row] = await ctx.db
    .select()
    .from(questionnaires)
    .where(
      and(
        eq(questionnaires.key, key),
        eq(questionnaires.version, version),
        inArray(questionnaires.status, ['published', 'retired']),
      ),
    )
  if (!row) throw notFound()
  return sent(row)
}

/** Newest first. */
function readVersions(ctx: AdminCtx, key?: string) {
  return ctx.db
    .select({
      row: questionnaires,
      by: actorName(
        sql`case when ${questionnaires.status} = 'draft' then ${questionnaires.updatedBy} else ${questionnaires.publishedBy} end`,
      ),
      answers: sql<number>`(select count(*)::int from answer_sets s where s.questionnaire_id = questionnaires.id)`,
    })
    .from(questionnaires)
    .where(key === undefined ? undefined : eq(questionnaires.key, key))
    .orderBy(questionnaires.key, desc(questionnaires.version))
}

const publishedAt = ({ row }: Version) => (row.publishedAt ?? row.createdAt).toISOString()

const draftState = (draft: Version | undefined) =>
  draft ? { saved_at: draft.row.updatedAt.toISOString(), saved_by: draft.by } : null

const sent = (row: { title: Words; definition: Definition }): Content =>
  contentOf(toDraft(row.title, row.definition)) satisfies DraftContent as Content
