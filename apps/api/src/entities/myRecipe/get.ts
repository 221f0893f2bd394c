import type { components } from '@officina/openapi/schema'
import type { DoctorCtx } from '../../context.ts'
import { sql } from '../../db/sql.ts'
import { notFound } from '../errors.ts'
import { warningsOf } from '../recipe/get.ts'
import { loadLines, type RecipeLineView } from '../recipe/view.ts'
import { isoOf } from '../wire.ts'
import { usesOfSet } from './list.ts'
import { isUsed } from './lookup.ts'
import { newerTemplate } from './newer.ts'

type MyRecipe = components['schemas']['MyRecipe']
type Head = Omit<MyRecipe, 'lines' | 'warnings' | 'totals' | 'uses' | 'update' | 'actions'> & {
  source_template_id: string | null
}

/** A set of this doctor with its use and what is new in its template. 404 for anything else. */
export async function getMyRecipe(ctx: DoctorCtx, id: string): Promise<MyRecipe> {
  const { source_template_id, ...head } = await loadHead(ctx, id)
  const loaded = await loadLines(ctx, sql`l.recipe_id = ${id}`)
  const lines = loaded.map(({ view }) => view)
  const newer = head.status === 'active' ? await newerTemplate(ctx, source_template_id) : undefined
  return {
    ...head,
    lines,
    warnings: warningsOf(ctx, null, head.valid_days, loaded, []),
    totals: totalsOf(ctx, lines),
    uses: await usesOf(ctx, id),
    update: newer ? { ...newer, lines: await linesOf(ctx, newer.id) } : null,
    actions: actionsOf(head.status, await isUsed(ctx, id), newer !== undefined),
  }
}

async function loadHead(ctx: DoctorCtx, id: string): Promise<Head> {
  const { rows } = await ctx.db.execute<Head>(sql`
    select r.id, r.title, r.label, r.version, r.status, r.message, r.valid_days, r.catalog_id,
      r.source_template_id, uses.used_count, ${isoOf(sql`uses.last_used_at`)} as last_used_at,
      (select jsonb_build_object('title', t.title, 'version', t.version) from recipes t
        where t.id = r.source_template_id and t.kind = 'template') as source,
      r.revision, ${isoOf(sql`r.created_at`)} as created_at, ${isoOf(sql`r.updated_at`)} as updated_at
    from recipes r cross join lateral (${usesOfSet}) uses
    where r.id = ${id} and r.doctor_id = ${ctx.actor.id} and r.kind = 'my'`)
  const [row] = rows
  if (!row) throw notFound()
  return row
}

async function usesOf(ctx: DoctorCtx, id: string): Promise<MyRecipe['uses']> {
  const { rows } = await ctx.db.execute<MyRecipe['uses'][number]>(sql`
    select r.id as recipe_id, r.number, r.status, coalesce(r.source_template_version, 1) as version,
      ${isoOf(sql`r.issued_at`)} as issued_at,
      case when p.id is null then null else jsonb_build_object('id', p.id,
        'last_name', p.last_name, 'first_name', p.first_name) end as patient
    from recipes r left join patients p on p.id = r.patient_id and p.doctor_id = r.doctor_id
    where r.source_template_id = ${id} and r.doctor_id = ${ctx.actor.id} and r.kind = 'patient'
      and r.status <> 'draft'
    order by r.issued_at desc, r.id desc limit 50`)
  return rows
}

const linesOf = async (ctx: DoctorCtx, id: string): Promise<RecipeLineView[]> =>
  (await loadLines(ctx, sql`l.recipe_id = ${id}`)).map(({ view }) => view)

function totalsOf(ctx: DoctorCtx, lines: RecipeLineView[]): MyRecipe['totals'] {
  const sum = (of: RecipeLineView[]) =>
    of.reduce((total, line) => total + line.quantity * line.price_now, 0)
  return {
    subtotal: sum(lines.filter((line) => !line.optional)),
    optional: sum(lines.filter((line) => line.optional)),
    currency: ctx.config.currency,
  }
}

function actionsOf(
  status: MyRecipe['status'],
  used: boolean,
  hasUpdate: boolean,
): MyRecipe['actions'] {
  const gone = used ? [] : (['delete'] as const)
  if (status === 'archived') return ['duplicate', 'restore', ...gone]
  return [
    'use',
    'edit',
    'duplicate',
    'archive',
    ...(hasUpdate ? (['take_over'] as const) : []),
    ...gone,
  ]
}
