import type { components } from '@officina/openapi/schema'
import { recipeEvents } from '../../db/schema/recipe.ts'
import { alias, and, sql } from '../../db/sql.ts'
import { holds, reads, wordsOf } from '../list.ts'
import { defineList } from '../read/list.ts'
import type { FilterOf } from '../read/listParts.ts'
import { actorName } from '../recordNames.ts'
import { isOfPatient } from './person.ts'

export type HistoryFilter = FilterOf<'doctorListRecipeHistories'>
export type History = components['schemas']['RecipeHistory']

const e = alias(recipeEvents, 'e')

/** What happened to the versions of the doctor's recipes, newest first. */
export const historyList = defineList('doctorListRecipeHistories', {
  table: e,
  from: () => sql`recipe_events e join recipes r on r.id = e.recipe_id
    left join patients p on p.id = r.patient_id`,
  where: ({ actor }) =>
    sql`e.doctor_id = ${actor.id} and r.doctor_id = ${actor.id} and r.kind = 'patient'`,
  columns: {
    number: sql`r.number`,
    label: sql`r.label`,
    actor_name: actorName(e.actorId),
    patient: sql`case when p.id is null then null else jsonb_build_object('id', p.id,
      'last_name', p.last_name, 'first_name', p.first_name) end`,
    compared_to: sql`(select o.id from recipes o where o.series_id = e.series_id and o.version < e.version
      and o.status <> 'draft' order by o.version desc limit 1)`,
  },
  filters: {
    patient_id: (id) => sql`r.patient_id = ${id}`,
    q: (q) =>
      and(
        ...wordsOf(q).map((word) =>
          reads(sql`(r.label || ' ' || r.title || ' ' || coalesce(r.number, ''))`, word),
        ),
      ),
    label: (label) => and(...wordsOf(label).map((word) => reads(sql`r.label`, word))),
    patient: (name, { actor }) => isOfPatient(actor.id, name),
    product: (name) =>
      and(
        ...wordsOf(name).map(
          (word) => sql`exists (select 1 from recipe_lines l join products q on q.id = l.product_id
            where l.recipe_id = r.id and ${holds(sql`q.search_text`, word)})`,
        ),
      ),
  },
  order: ['at', 'DESC'],
})
