import { dayMs } from '@officina/shared/dates/days'
import { type Ctx, inTransaction } from '../../context.ts'
import { doctors, files } from '../../db/schema/doctor.ts'
import { and, eq, inArray, isNull, sql } from '../../db/sql.ts'
import { audit } from '../audit.ts'
import { removeStored } from '../file/store.ts'

/** Days after which the files of a rejected application are removed (privacy policy). */
const keptDays = 90

/** Removes the licence files of applications that were rejected 90 days ago; their rows say when. */
export async function purgeRejected(ctx: Ctx): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - keptDays * dayMs)
  const due = await ctx.db
    .select({ id: files.id, key: files.key, doctorId: doctors.id })
    .from(files)
    .innerJoin(doctors, and(eq(files.ownerType, 'doctor'), eq(files.ownerId, doctors.id)))
    .where(
      and(
        eq(doctors.status, 'rejected'),
        isNull(files.deletedAt),
        sql`(select max(a.at) from audit_log a where a.object_type = 'doctor' and a.object_id = ${doctors.id}
             and a.after ->> 'status' = 'rejected') <= ${before.toISOString()}::timestamptz`,
      ),
    )
  for (const doctorId of new Set(due.map((file) => file.doctorId))) {
    const theirs = due.filter((file) => file.doctorId === doctorId)
    await inTransaction(ctx, async (tx) => {
      const ids = theirs.map((file) => file.id)
      await tx.db.update(files).set({ deletedAt: tx.clock.now() }).where(inArray(files.id, ids))
      await audit(tx, {
        action: 'doctor.files_purged',
        objectType: 'doctor',
        objectId: doctorId,
        doctorId,
        after: { files: ids.length },
      })
    })
    await removeStored(ctx, theirs)
  }
}
