import { type Ctx, inTransaction } from '../../context.ts'
import { doctors } from '../../db/schema/doctor.ts'
import { patients } from '../../db/schema/patient.ts'
import { recipes, whereIssued } from '../../db/schema/recipe.ts'
import { and, eq, isNotNull, lt } from '../../db/sql.ts'
import { patient as entity, maxSendsPerDay, openInvitations } from '../patient/entity.ts'
import { asDoctor } from '../patient/firstRecipe.ts'
import { lastInvitation, sendInvitation, sentToday } from '../patient/invitations.ts'
import { settleMs } from './sweeps.ts'

/**
 * The first recipe was issued to somebody who has not signed up: the invitation is sent again and says so. Not when
 * the last mail has said it, a link was handed over, or the link was opened a moment ago.
 */
export const notifyInvited = (ctx: Ctx, data: unknown): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    const { recipeId } = data as { recipeId: string }
    const [row] = await tx.db
      .select({ recipe: recipes, doctor: doctors })
      .from(recipes)
      .innerJoin(patients, eq(patients.id, recipes.patientId))
      .innerJoin(doctors, eq(doctors.id, patients.doctorId))
      .where(and(eq(recipes.id, recipeId), whereIssued(recipes.status)))
    if (!row?.recipe.patientId || !row.doctor.accountId || row.doctor.status !== 'approved') return
    const { issuedAt, patientId } = row.recipe
    const patient = await entity.lock(tx, patientId)
    const last = await lastInvitation(tx, patientId)
    if (patient.status !== 'invited' || !last?.sentAt || last.recipeDraftId) return
    const now = tx.clock.now().getTime()
    const isOpen = (openInvitations as readonly string[]).includes(last.status)
    const isSettling = last.openedAt && last.openedAt.getTime() > now - settleMs
    if (!isOpen || last.expiresAt.getTime() <= now || isSettling) return
    const [told] = await tx.db
      .select({ id: recipes.id })
      .from(recipes)
      .where(
        and(
          eq(recipes.patientId, patientId),
          isNotNull(recipes.number),
          lt(recipes.issuedAt, issuedAt ?? tx.clock.now()),
        ),
      )
      .limit(1)
    if (told || (await sentToday(tx, patientId)) >= maxSendsPerDay) return
    await sendInvitation(asDoctor(tx, row.doctor, row.doctor.accountId), patient)
  })
