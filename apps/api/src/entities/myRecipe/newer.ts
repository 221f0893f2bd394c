import type { DoctorCtx } from '../../context.ts'
import { type SQL, sql } from '../../db/sql.ts'
import { isForDoctor } from '../recipe/templateMeta.ts'
import { isoOf } from '../wire.ts'

type NewerTemplate = {
  id: string
  title: string
  version: number
  message: string
  published_at: string | null
}

/** Rows `t` of the published template that is newer than `source`, for this doctor. */
export const newerThan = (ctx: DoctorCtx, source: SQL): SQL => sql`
  recipes base join recipes t on t.series_id = base.series_id and t.version > base.version
  where base.id = ${source} and base.kind = 'template' and t.kind = 'template'
    and t.status = 'published' and ${isForDoctor(sql`t.template_meta`, ctx.actor.id)}`

/** The version that came after the one a set was made from; undefined when that is still the newest. */
export async function newerTemplate(
  ctx: DoctorCtx,
  sourceId: string | null,
): Promise<NewerTemplate | undefined> {
  if (!sourceId) return undefined
  const { rows } = await ctx.db.execute<NewerTemplate>(sql`
    select t.id, t.title, t.version, t.message, ${isoOf(sql`t.issued_at`)} as published_at
    from ${newerThan(ctx, sql`${sourceId}::uuid`)} order by t.version desc limit 1`)
  return rows[0]
}
