import type { components } from '@officina/openapi/schema'
import { addDays, dateIn } from '@officina/shared/dates/days'
import type { DoctorCtx } from '../../context.ts'
import { recipes, whereIssued } from '../../db/schema/recipe.ts'
import { alias, and, inArray, type SQL, sql } from '../../db/sql.ts'
import { holds, reads, wordsOf } from '../list.ts'
import { numberHolds } from '../numbers.ts'
import { defineList } from '../read/list.ts'
import { actionsOf } from './actions.ts'
import { recipe } from './entity.ts'
import { isOfPatient, recipesOfPatients } from './person.ts'
import { renewalWord, runsOutAt } from './renewal.ts'

type Summary = components['schemas']['RecipeSummary']

const lineCounts = (ctx: DoctorCtx) => sql`
  select count(*)::int as lines_count,
    (count(*) filter (where not l.optional and l.times_ordered > 0))::int as ordered_count,
    (count(*) filter (where not l.optional))::int as needed_count,
    min(${runsOutAt(ctx)}) filter (where l.state = 'active') as runs_out_at
  from recipe_lines l join variants v on v.id = l.variant_id where l.recipe_id = r.id`

const isWaiting = sql`(${whereIssued()} and r.first_ordered_at is null)`
const isExpiring = ({ clock, config }: DoctorCtx) =>
  sql`(${whereIssued()} and r.expires_on <= ${addDays(dateIn(clock.now(), config.timeZone), 30)})`
const renewal = (ctx: DoctorCtx) => renewalWord(sql`counts.runs_out_at`, ctx.clock.now())
const everyWordIn = (words: string, has: (word: string) => SQL) => and(...wordsOf(words).map(has))

/** Recipes of the doctor's patients, newest change first. */
export const recipeList = defineList('doctorListRecipes', {
  table: alias(recipes, 'r'),
  joins: sql`left join patients p on p.id = r.patient_id`,
  pageJoins: (ctx) => sql`left join lateral (${lineCounts(ctx)}) counts on true`,
  where: (ctx) => sql`r.doctor_id = ${ctx.actor.id} and r.kind = 'patient'`,
  columns: {
    patient: sql`case when p.id is null then null else jsonb_build_object('id', p.id, 'number', p.number,
      'last_name', p.last_name, 'first_name', p.first_name, 'status', p.status,
      'has_left', p.doctor_id <> r.doctor_id) end`,
    lines_count: sql`coalesce(counts.lines_count, 0)`,
    ordered_count: sql`coalesce(counts.ordered_count, 0)`,
    needed_count: sql`coalesce(counts.needed_count, 0)`,
    renewal: (ctx) => sql`case when ${whereIssued()} then ${renewal(ctx)} end`,
  },
  extra: { held_by: sql`r.held_by` },
  later: ['actions'],
  present: async (_, rows: readonly (Summary & { held_by: string | null })[]) =>
    rows.map((row) => ({ ...row, actions: actionsOf(row) })),
  filters: {
    product_id: (id) =>
      sql`exists (select 1 from recipe_lines l where l.recipe_id = r.id and l.product_id = ${id})`,
    q: (q, { actor }) => everyWordIn(q, (word) => matches(actor.id, word)),
    patient: (name, { actor }) => isOfPatient(actor.id, name),
    product: (name, { actor }) =>
      everyWordIn(name, (word) => sql`r.id in (${withProduct(actor.id, word)})`),
    expiring: (wanted, ctx) => sql`${isExpiring(ctx)} = ${wanted}`,
    not_ordered: (wanted) => sql`${isWaiting} = ${wanted}`,
    renewal: (words, ctx) => sql`${whereIssued()}
      and (select ${inArray(renewal(ctx), words)} from (${lineCounts(ctx)}) counts)`,
  },
  order: ['updated_at', 'DESC'],
  nullsLeast: ['issued_at', 'expires_on', 'last_ordered_at'],
})

/** All versions of the course that a recipe belongs to, newest first. */
export async function listVersions(ctx: DoctorCtx, id: string): Promise<Summary[]> {
  const { seriesId } = await recipe.get(ctx, id)
  const all = await recipeList.rows(ctx, { filter: { series_id: seriesId }, range: [0, 9_999] })
  return all.sort((a, b) => b.version - a.version)
}

/** Label, title, number, patient and products; each is found by its own index. */
const matches = (doctorId: string, word: string): SQL => sql`r.id in (
  select own.id from recipes own where own.doctor_id = ${doctorId} and own.kind = 'patient'
    and (${reads(sql`(own.label || ' ' || own.title)`, word)} or ${numberHolds(sql`own.number`, word)})
  union all ${recipesOfPatients(doctorId, word)}
  union all ${withProduct(doctorId, word)})`

const withProduct = (doctorId: string, word: string): SQL => sql`
  select l.recipe_id from products q join recipe_lines l on l.product_id = q.id and l.doctor_id = ${doctorId}
    where ${holds(sql`q.search_text`, word)}`
