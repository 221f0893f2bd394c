import type { components } from '@officina/openapi/schema'
import { dateIn } from '@officina/shared/dates/days'
import { dosageSentence } from '@officina/shared/dosage/sentence'
import { diffOf, numbered } from '@officina/shared/versionDiff'
import type { PatientCtx } from '../../context.ts'
import { sql } from '../../db/sql.ts'
import { wireOf } from '../read/wireOf.ts'
import { loadLines, type RecipeLineView } from './view.ts'

type Schemas = components['schemas']
type Recipe = Schemas['PatientRecipe']
type Changes = Schemas['RecipeChanges']
type Change = Schemas['RecipeLineChange']
type Part = Change['parts'][number]
type Terms = Schemas['RecipeLineTerms']

/** What a version of the signed-in patient's recipe changed of the one it replaced; null without one. */
export async function changesOf(ctx: PatientCtx, recipe: Recipe): Promise<Recipe['changes']> {
  if (recipe.version === 1) return null
  const replaced = await replacedBy(ctx, recipe.id)
  if (!replaced) return null
  const lines = await loadLines(ctx, sql`l.recipe_id = ${replaced.id}`)
  const { id: _, version, message, ...before } = replaced
  return {
    version,
    parts: changedHead({ ...before, message }, recipe, ctx.config.timeZone),
    before,
    lines: changedLines(
      lines.map(({ view }) => view),
      recipe.lines,
    ),
  }
}

/** The newest version that this one replaced, or that one replaced which was taken back as a mistake. */
async function replacedBy(ctx: PatientCtx, id: string) {
  const result = await ctx.db.execute<{ id: string; version: number } & Head>(sql`
    select o.id, o.version, o.title, o.label, o.message,
      o.starts_on::text as starts_on, o.expires_on::text as expires_on
    from recipes r join recipes o on o.series_id = r.series_id
    join recipes n on n.series_id = r.series_id and n.id = o.superseded_by
    where r.id = ${id} and o.patient_id = ${ctx.actor.id} and o.kind = 'patient' and o.status = 'superseded'
      and (n.id = r.id or n.status = 'entered_in_error' and n.version < r.version)
    order by o.version desc limit 1`)
  return result.rows[0]
}

const headParts = ['title', 'label', 'message', 'starts_on', 'expires_on'] as const
type Head = Pick<Recipe, (typeof headParts)[number]>

function changedHead(before: Head, recipe: Recipe, timeZone: string): Changes['parts'] {
  const issuedOn = recipe.issued_at ? dateIn(new Date(recipe.issued_at), timeZone) : ''
  // a version begins on the day it is issued unless its doctor has chosen a later one
  const isPlanned = [before, recipe].some(({ starts_on }) => starts_on && starts_on > issuedOn)
  return headParts.filter(
    (part) => before[part] !== recipe[part] && (part !== 'starts_on' || isPlanned),
  )
}

function changedLines(before: RecipeLineView[], after: RecipeLineView[]): Change[] {
  // what was stopped ended then, and begins anew where it is recommended again
  const olds = keyed(before.filter(({ state }) => state !== 'stopped'))
  const news = keyed(after)
  const documentOf = (lines: typeof news) => ({
    fields: [],
    lines: lines.map(({ key, line }) => ({
      key,
      label: line.product.title,
      text: JSON.stringify(fieldsOf(line)),
    })),
  })
  return diffOf(documentOf(olds), documentOf(news)).flatMap(({ key, label, change }): Change[] => {
    if (change === 'same' || change === 'moved') return []
    const old = olds.find((each) => each.key === key)?.line
    const now = news.find((each) => each.key === key)?.line
    return [
      {
        change,
        line_id: now?.id ?? null,
        title: label,
        parts: old && now ? changedParts(old, now) : [],
        before: old ? termsOf(old) : null,
      },
    ]
  })
}

const keyed = (lines: RecipeLineView[]) =>
  numbered(lines.map((line) => ({ key: line.product_id, line })))

function changedParts(before: RecipeLineView, after: RecipeLineView): Part[] {
  const rows = diffOf(
    { fields: fieldsOf(before), lines: [] },
    { fields: fieldsOf(after), lines: [] },
  )
  return rows.filter(({ change }) => change !== 'same').map(({ key }) => key as Part)
}

/** What the patient reads of a line: dosages are alike when their sentences are. */
function fieldsOf(line: RecipeLineView) {
  const texts: Record<Part, string> = {
    pack: line.variant_title,
    dosage: dosageSentence(line, 'en'),
    instructions: line.dosage_mode === 'text' ? '' : line.instructions,
    rationale: line.rationale,
    quantity: String(line.quantity),
    refills: String(line.refills_allowed),
    interval: String(line.min_days_between),
    optional: String(line.optional),
  }
  return Object.entries(texts).map(([key, text]) => ({ key, label: key, text }))
}

const termsOf = (line: RecipeLineView): Terms => wireOf('RecipeLineTerms', line)
