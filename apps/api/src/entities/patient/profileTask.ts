import type { components } from '@officina/openapi/schema'
import type { PatientCtx } from '../../context.ts'
import { sql } from '../../db/sql.ts'
import { ofPatient } from '../practices.ts'

type Task = components['schemas']['PatientTop']['tasks'][number]
type Missing = NonNullable<Task['missing']>[number]

/** What the shop or the doctor would have to ask the signed-in patient for, as one task; none when all is there. */
export async function profileTask(ctx: PatientCtx): Promise<Task[]> {
  const { rows } = await ctx.db.execute<Record<Missing, boolean>>(sql`
    select not exists (select 1 from addresses a where a.patient_id = p.id) as address,
      coalesce(p.phone, '') = '' as phone, p.birth_date is null as birth_date,
      not (p.no_known_allergies or cardinality(p.allergies) > 0 or exists (
        select 1 from answer_sets s where ${ofPatient(sql`s`, ctx.actor)} and s.status in ('submitted', 'amended')
          and s.values ?| array['has_allergies', 'allergies'])) as allergies
    from patients p where p.id = ${ctx.actor.id}`)
  const missing = order.filter((part) => rows[0]?.[part])
  return missing.length > 0 ? [{ kind: 'profile_incomplete', id: ctx.actor.id, missing }] : []
}

const order: readonly Missing[] = ['address', 'phone', 'birth_date', 'allergies']
