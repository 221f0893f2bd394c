import type { Ctx } from '../../context.ts'
import { sql } from '../../db/sql.ts'
import { isReinvited } from './reinvited.ts'

/** `patients p` as a `RecipePerson`, or null when the recipe has none. */
export const recipePerson = sql`case when p.id is null then null else jsonb_build_object(
  'id', p.id, 'number', p.number, 'last_name', p.last_name, 'first_name', p.first_name,
  'status', p.status, 'language', p.language, 'allergies', p.allergies, 'pregnancy', p.pregnancy) end`

/** What its doctor still reads of a patient who has moved to another one. */
export const formerPerson = sql`jsonb_build_object('id', p.id, 'number', p.number,
  'last_name', p.last_name, 'first_name', p.first_name, 'status', p.status, 'has_left', true)`

/** `recipePerson` for whom a recipe is written now, with what issuing it mails. */
export const draftPerson = (ctx: Ctx) =>
  sql`${recipePerson} || jsonb_build_object('is_reinvited', ${isReinvited(ctx)})`
