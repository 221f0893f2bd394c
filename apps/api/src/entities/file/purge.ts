import { dayMs } from '@officina/shared/dates/days'
import type { Ctx } from '../../context.ts'
import { files } from '../../db/schema/doctor.ts'
import { and, asc, between, gt } from '../../db/sql.ts'
import { eachRow } from '../allRows.ts'

const batch = 500
/** For so many days it is tried. */
const triedDays = 8

/** Removes again what was deleted lately: its place was away then, or the process has ended in between. */
export async function purgeDeleted(ctx: Ctx): Promise<void> {
  const now = ctx.clock.now()
  const isRecent = between(files.deletedAt, new Date(now.getTime() - triedDays * dayMs), now)
  const read = (after: string) =>
    ctx.db
      .select({ id: files.id, key: files.key })
      .from(files)
      .where(and(isRecent, gt(files.id, after)))
      .orderBy(asc(files.id))
      .limit(batch)
  await eachRow(ctx, read, { atOnce: batch, failed: 'a file was not removed' }, ({ key }) =>
    ctx.files.remove(key),
  )
}
