import type { components } from '@officina/openapi/schema'
import type { RecipeStatus } from '@officina/shared/recipe'
import type { AdminCtx } from '../../context.ts'
import { doctors } from '../../db/schema/doctor.ts'
import { patients } from '../../db/schema/patient.ts'
import { recipes, whereInForce } from '../../db/schema/recipe.ts'
import { type SQL, sql } from '../../db/sql.ts'
import { maskEmail } from '../account/maskEmail.ts'
import { mayReadHealth } from '../admin/permissions.ts'
import { audit } from '../audit.ts'
import { readDisclosure } from '../doctor/disclosure.ts'
import { notFound } from '../errors.ts'
import { holds } from '../list.ts'
import { allowedFrom } from '../machine.ts'
import { numberHolds } from '../numbers.ts'
import { defineList } from '../read/list.ts'
import { isoOf, personName } from '../wire.ts'
import { loadAttachments } from './attachments.ts'
import { recipeMachine } from './entity.ts'
import { loadLines } from './view.ts'

type Detail = components['schemas']['AdminRecipe']
type Content = components['schemas']['AdminRecipeContent']

/** A recipe that was issued. With `phi.read` it comes with what is written on it, and the read is audited. */
export async function getRecipeForAdmin(ctx: AdminCtx, id: string): Promise<Detail> {
  const recipe = await loadRecipeForAdmin(ctx, id)
  if (recipe.content)
    await audit(ctx, {
      action: 'recipe.read',
      objectId: id,
      doctorId: recipe.doctor_id,
      patientId: recipe.patient_id,
    })
  return recipe
}

/** The same without an audit row: the answer of a command. */
export async function loadRecipeForAdmin(ctx: AdminCtx, id: string): Promise<Detail> {
  const more = await loadHead(ctx, id)
  const row = await recipeList.one(ctx, id)
  const isRead = mayReadHealth(ctx)
  const { text, ...head } = more
  const content: Content | null = isRead
    ? {
        ...text,
        disclosure: (await readDisclosure(ctx, row.doctor_id))(ctx.origin.locale),
        lines: (await loadLines(ctx, sql`l.recipe_id = ${id}`)).map(({ view }) => view),
        attachments: (await loadAttachments(ctx, [id])).get(id) ?? [],
      }
    : null
  return {
    ...row,
    ...head,
    content,
    versions: await versionsOf(ctx, head.series_id),
    orders: ctx.actor.permissions.includes('order.read') ? await ordersOf(ctx, id) : [],
    mails: await mailsOf(ctx, row),
    events: await eventsOf(ctx, id, isRead),
    actions: actionsOf(ctx, { ...row, isOrdered: Boolean(head.first_ordered_at) }),
  } as Detail
}

type Head = Pick<Detail, 'series_id' | 'first_ordered_at'> & {
  text: Omit<Content, 'disclosure' | 'lines' | 'attachments'>
}

async function loadHead(ctx: AdminCtx, id: string): Promise<Head> {
  const result = await ctx.db.execute<Head>(sql`
    select r.series_id, r.starts_on::text as starts_on, r.valid_days,
      ${isoOf(sql`r.viewed_at`)} as viewed_at, ${isoOf(sql`r.first_ordered_at`)} as first_ordered_at,
      ${isoOf(sql`r.last_ordered_at`)} as last_ordered_at, ${isoOf(sql`r.ended_at`)} as ended_at,
      r.end_reason_code, r.superseded_by,
      jsonb_build_object('title', r.title, 'message', r.message, 'internal_note', r.internal_note,
        'warnings_overridden', r.warnings_overridden, 'hold_reason', r.hold_reason,
        'end_reason_text', r.end_reason_text) as text
    from recipes r
    where r.id = ${id} and r.kind = 'patient' and r.status <> 'draft'`)
  const [row] = result.rows
  if (!row) throw notFound()
  return row
}

async function versionsOf(ctx: AdminCtx, seriesId: string): Promise<Detail['versions']> {
  const result = await ctx.db.execute<Detail['versions'][number]>(sql`
    select id, version, status, ${isoOf(sql`issued_at`)} as issued_at from recipes
    where series_id = ${seriesId} and kind = 'patient' and status <> 'draft' order by version desc`)
  return result.rows
}

async function ordersOf(ctx: AdminCtx, id: string): Promise<Detail['orders']> {
  const result = await ctx.db.execute<Detail['orders'][number]>(sql`
    select o.id, o.number, ${isoOf(sql`o.placed_at`)} as placed_at, o.total::float8 as total, o.currency,
      o.payment_state, o.fulfilment_state
    from orders o where o.id in (
      select ol.order_id from recipe_lines l join order_lines ol on ol.recipe_line_id = l.id
      where l.recipe_id = ${id})
    order by o.placed_at desc, o.id desc limit 100`)
  return result.rows
}

/** Mails about a recipe carry its id in the key that sends them once. */
async function mailsOf(
  ctx: AdminCtx,
  recipe: { id: string; doctor_id: string; patient_id: string },
): Promise<Detail['mails']> {
  const result = await ctx.db.execute<Detail['mails'][number]>(sql`
    select m.id, m.template, m.recipient, m.status, ${isoOf(sql`m.created_at`)} as created_at,
      case when m.patient_id is null then 'doctor' else 'patient' end as "to"
    from mails m
    where (m.patient_id = ${recipe.patient_id} or (m.doctor_id = ${recipe.doctor_id} and m.patient_id is null))
      and m.dedupe_key like ${`%${recipe.id}%`}
    order by m.created_at desc, m.id desc limit 100`)
  return result.rows.map((row) => ({ ...row, recipient: maskEmail(row.recipient) }))
}

async function eventsOf(
  ctx: AdminCtx,
  id: string,
  withReasons: boolean,
): Promise<Detail['events']> {
  const result = await ctx.db.execute<Detail['events'][number]>(sql`
    select ev.id, ev.event, ev.version, ev.actor_role, ${isoOf(sql`ev.at`)} as at,
      ${withReasons ? sql`ev.reason_code, ev.reason` : sql`null::text as reason_code, null::text as reason`},
      coalesce(adm.name, ${personName(sql`doc.last_name`, sql`doc.first_name`)},
        case when ev.actor_role = 'patient' then
          ${withReasons ? personName(sql`pat.last_name`, sql`pat.first_name`) : sql`pat.number`} end) as actor_name
    from recipe_events ev
    left join doctors doc on doc.account_id = ev.actor_id
    left join patients pat on pat.account_id = ev.actor_id
    left join admins adm on adm.account_id = ev.actor_id
    where ev.recipe_id = ${id} order by ev.at desc, ev.id desc limit 200`)
  return result.rows
}

function actionsOf(
  ctx: AdminCtx,
  row: { status: string; held_by: string | null; isOrdered: boolean },
): Detail['actions'] {
  const may = (permission: string) => ctx.actor.permissions.includes(permission)
  const allowed = allowedFrom(recipeMachine, row.status as RecipeStatus, 'admin')
  const open: [Detail['actions'][number], boolean][] = [
    ['hold', may('recipe.hold') && allowed.includes('on_hold')],
    ['resume', may('recipe.hold') && row.status === 'on_hold' && row.held_by === 'admin'],
    ['void', may('recipe.hold') && allowed.includes('entered_in_error') && !row.isOrdered],
    ['make_template', may('template.manage') && may('phi.read')],
  ]
  return open.filter(([, isOpen]) => isOpen).map(([action]) => action)
}

const flagged = {
  warning_overridden: sql`jsonb_array_length(${recipes.warningsOverridden}) > 0`,
  discontinued_product: sql`${whereInForce(recipes.status)} and exists (
    select 1 from recipe_lines l join products p on p.id = l.product_id
    where l.recipe_id = ${recipes.id} and (p.removed_at is not null or p.availability = 'discontinued'))`,
  held_by_platform: sql`${recipes.status} = 'on_hold' and ${recipes.heldBy} = 'admin'`,
}
type Flag = keyof typeof flagged

/** Recipes that were issued, of all practices; drafts are the doctors' own. */
export const recipeList = defineList('adminListRecipes', {
  table: recipes,
  joins: sql`inner join ${doctors} on ${doctors.id} = ${recipes.doctorId}
    inner join ${patients} on ${patients.id} = ${recipes.patientId}`,
  pageJoins: sql`left join lateral (
      select count(*)::int as lines_count,
        (count(*) filter (where not l.optional and l.times_ordered > 0))::int as ordered_count,
        (count(*) filter (where not l.optional))::int as needed_count
      from recipe_lines l where l.recipe_id = ${recipes.id}) counts on true
    left join lateral (
      select coalesce(sum(round((ol.line_total - ol.tax) * (ol.line_total - ol.refunded)::numeric / nullif(ol.line_total, 0))), 0)::float8 as sales
      from recipe_lines l join order_lines ol on ol.recipe_line_id = l.id
      join orders o on o.id = ol.order_id and o.order_state <> 'cancelled'
      where l.recipe_id = ${recipes.id}) sold on true`,
  where: sql`${recipes.kind} = 'patient' and ${recipes.status} <> 'draft'`,
  columns: {
    doctor_name: personName(doctors.lastName, doctors.firstName),
    patient_number: patients.number,
    patient_name: personName(patients.lastName, patients.firstName),
    lines_count: sql`counts.lines_count`,
    ordered_count: sql`counts.ordered_count`,
    needed_count: sql`counts.needed_count`,
    sales: sql`sold.sales`,
    currency: (ctx) => sql`${ctx.config.currency}::text`,
    flags: sql`array_remove(array[${sql.join(
      Object.entries(flagged).map(
        ([flag, condition]) => sql`case when ${condition} then ${sql.raw(`'${flag}'`)} end`,
      ),
      sql`, `,
    )}]::text[], null)`,
  },
  filters: {
    flag: (flags) => anyOf(flags.map((flag) => flagged[flag as Flag])),
    product_id: (id) =>
      sql`exists (select 1 from recipe_lines l where l.recipe_id = ${recipes.id} and l.product_id = ${id})`,
    template_id: (id) => sql`${recipes.sourceTemplateId} in (
      select version.id from recipes version join recipes chosen on chosen.series_id = version.series_id
      where chosen.id = ${id} and version.kind = 'template')`,
    q: matchesText,
  },
  order: ['issued_at', 'DESC'],
})

function matchesText(q: string, ctx: AdminCtx): SQL {
  const person = mayReadHealth(ctx)
    ? holds(sql`p.search_text`, q)
    : sql`${numberHolds(sql`p.number`, q)} and ${holds(sql`p.search_text`, q)}`
  const ofPatients = sql`${recipes.patientId} in (select p.id from patients p where ${person})`
  return sql`${numberHolds(recipes.number, q)} or ${ofPatients}`
}

const anyOf = (conditions: SQL[]): SQL =>
  sql.join(
    [sql`false`, ...conditions].map((condition) => sql`(${condition})`),
    sql` or `,
  )
