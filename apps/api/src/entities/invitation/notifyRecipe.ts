import { type Ctx, inTransaction } from '../../context.ts'
import { doctors } from '../../db/schema/doctor.ts'
import { patients } from '../../db/schema/patient.ts'
import { recipes, whereIssued } from '../../db/schema/recipe.ts'
import { and, eq, sql } from '../../db/sql.ts'
import { patient as entity } from '../patient/entity.ts'
import { asDoctor } from '../patient/firstRecipe.ts'
import { sendInvitation } from '../patient/invitations.ts'
import { isReinvited } from '../recipe/reinvited.ts'

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
    const asked = isReinvited(tx, issuedAt ?? undefined)
    const { rows } = await tx.db.execute(
      sql`select from patients p where p.id = ${patientId} and ${asked}`,
    )
    if (rows.length === 0) return
    await sendInvitation(asDoctor(tx, row.doctor, row.doctor.accountId), patient)
  })
