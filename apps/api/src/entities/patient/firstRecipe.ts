import { type Ctx, type DoctorCtx, systemOrigin, type TxCtx } from '../../context.ts'
import type { doctors } from '../../db/schema/doctor.ts'
import { recipes } from '../../db/schema/recipe.ts'
import { and, eq } from '../../db/sql.ts'
import { DomainError } from '../errors.ts'
import { recipe } from '../recipe/entity.ts'
import { issueRecipe } from '../recipe/issue.ts'
import { nameOf } from './get.ts'

type Doctor = typeof doctors.$inferSelect

/**
 * Issues the draft that went with an invitation, inside the transaction in which the patient signs up, in
 * the name of the doctor who decided it. A draft that does not pass the checks, or whose doctor may not issue
 * now, stays one: the doctor's list says so.
 */
export async function issueFirstRecipe(
  ctx: TxCtx,
  { doctor, patientId, draftId }: { doctor: Doctor; patientId: string; draftId: string | null },
): Promise<void> {
  if (!draftId || doctor.status !== 'approved' || !doctor.accountId) return
  const [draft] = await recipe.lockWhere(
    ctx,
    and(
      eq(recipes.id, draftId),
      eq(recipes.patientId, patientId),
      eq(recipes.doctorId, doctor.id),
      eq(recipes.status, 'draft'),
    ),
  )
  if (!draft) return
  const kept = ctx.tx?.afterCommit.length
  await ctx.tx?.client.query('savepoint first_recipe')
  try {
    await issueRecipe(asDoctor(ctx, doctor, doctor.accountId), draftId, draft)
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    await ctx.tx?.client.query('rollback to savepoint first_recipe')
    ctx.tx?.afterCommit.splice(kept ?? 0)
  }
}

const asDoctor = (ctx: Ctx, doctor: Doctor, accountId: string): DoctorCtx => ({
  ...ctx,
  actor: {
    role: 'doctor',
    accountId,
    id: doctor.id,
    email: doctor.email,
    name: nameOf(doctor),
    status: doctor.status,
    termsOutdated: false,
  },
  origin: { ...systemOrigin, requestId: ctx.origin.requestId, locale: ctx.origin.locale },
})
