import type { DoctorCtx } from '../../context.ts'
import { whereInForce } from '../../db/schema/recipe.ts'
import { sql } from '../../db/sql.ts'
import { notFound } from '../errors.ts'

type Had = {
  recipe_id: string
  number: string | null
  patient: { id: string; last_name: string; first_name: string }
}

/** The doctor's patients with the product on a recipe in force, newest first. 404 for an unknown product. */
export async function listProductPatients(ctx: DoctorCtx, productId: string): Promise<Had[]> {
  const known = await ctx.db.execute(sql`select 1 from products where id = ${productId}`)
  if (known.rows.length === 0) throw notFound()
  const { rows } = await ctx.db.execute<Had>(sql`
    select r.id as recipe_id, r.number, jsonb_build_object('id', p.id,
      'last_name', p.last_name, 'first_name', p.first_name) as patient
    from recipes r join patients p on p.id = r.patient_id and p.doctor_id = r.doctor_id
    where r.doctor_id = ${ctx.actor.id} and r.kind = 'patient' and ${whereInForce()}
      and exists (select 1 from recipe_lines l
        where l.recipe_id = r.id and l.product_id = ${productId} and l.state = 'active')
    order by r.issued_at desc, r.id desc limit 50`)
  return rows
}
