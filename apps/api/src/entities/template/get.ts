import type { components } from '@officina/openapi/schema'
import type { AdminCtx } from '../../context.ts'
import { sql } from '../../db/sql.ts'
import { loadLines } from '../recipe/view.ts'
import { isoOf, personName } from '../wire.ts'
import type { TemplateRow } from './entity.ts'
import { templateList } from './list.ts'
import { getTemplateRow, versionsOf } from './lookup.ts'
import { doctorsToTell } from './mails.ts'

type Template = components['schemas']['AdminTemplate']

/** A version of a template with its lines, its other versions and who uses it. */
export async function getTemplate(ctx: AdminCtx, id: string): Promise<Template> {
  const row = await getTemplateRow(ctx, id)
  const meta = row.templateMeta
  const listed = await templateList.one(ctx, id)
  return {
    ...listed,
    label: row.label,
    message: row.message,
    valid_days: row.validDays,
    catalog_id: row.catalogId,
    evidence_note: meta.evidence_note ?? '',
    links: meta.links ?? [],
    audience_specialities: meta.audience_specialities ?? [],
    audience_doctors: await namesOf(ctx, meta.audience_doctor_ids ?? []),
    published_at: row.issuedAt?.toISOString() ?? null,
    retired_at: row.endedAt?.toISOString() ?? null,
    lines: (await loadLines(ctx, sql`l.recipe_id = ${id}`)).map(({ view }) => view),
    versions: (await versionsOf(ctx, row.seriesId)).map(({ id, version, status, updatedAt }) => ({
      id,
      version,
      status,
      updated_at: updatedAt.toISOString(),
    })),
    usage: await usageOf(ctx, row.seriesId),
    mailed_doctors: (await doctorsToTell(ctx, row)).length,
    actions: actionsOf(ctx, row),
  } as Template
}

async function namesOf(ctx: AdminCtx, ids: string[]): Promise<Template['audience_doctors']> {
  if (ids.length === 0) return []
  const result = await ctx.db.execute<Template['audience_doctors'][number]>(sql`
    select d.id, d.number, ${personName(sql`d.last_name`, sql`d.first_name`)} as name
    from doctors d where d.id = any(${sql.param(ids)}::uuid[]) order by d.number`)
  return result.rows
}

async function usageOf(ctx: AdminCtx, seriesId: string): Promise<Template['usage']> {
  const result = await ctx.db.execute<Template['usage'][number]>(sql`
    select d.id as doctor_id,
      ${personName(sql`d.last_name`, sql`d.first_name`)} as doctor_name,
      count(*)::int as recipes_count, ${isoOf(sql`max(used.issued_at)`)} as last_issued_at
    from recipes version join recipes used on used.source_template_id = version.id
    join doctors d on d.id = used.doctor_id
    where version.series_id = ${seriesId} and version.kind = 'template'
      and used.kind = 'patient' and used.status <> 'draft'
    group by d.id order by recipes_count desc, d.id limit 100`)
  return result.rows
}

function actionsOf(ctx: AdminCtx, { status }: TemplateRow): Template['actions'] {
  if (!ctx.actor.permissions.includes('template.manage')) return []
  if (status === 'draft') return ['edit', 'duplicate', 'publish', 'delete']
  return ['edit', 'duplicate', ...(status === 'published' ? (['retire'] as const) : [])]
}
