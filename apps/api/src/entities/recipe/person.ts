import type { Ctx } from '../../context.ts'
import { type SQL, sql } from '../../db/sql.ts'
import { everyWord, wordsOf } from '../list.ts'
import { isReinvited } from './reinvited.ts'

/** `patients p` as a `RecipePerson`, or null when the recipe has none. */
export const recipePerson = sql`case when p.id is null then null else jsonb_build_object(
  'id', p.id, 'number', p.number, 'last_name', p.last_name, 'first_name', p.first_name,
  'status', p.status, 'language', p.language, 'allergies', p.allergies, 'pregnancy', p.pregnancy) end`

/** What its doctor still reads of a patient who has moved to another one. */
export const formerPerson = sql`jsonb_build_object('id', p.id, 'number', p.number,
  'last_name', p.last_name, 'first_name', p.first_name, 'status', p.status, 'has_left', true)`

/** What such a patient is found by: a search tells what it looks at, so it is nothing but that. */
const formerText = sql`search_text(concat_ws(' ', p.last_name, p.first_name, p.last_name || p.first_name,
  p.first_name || p.last_name, p.number))`

/** Ids of a doctor's recipes by their patient: of today's by all that is known of them, of former ones by what is shown. */
export const recipesOfPatients = (doctorId: string, q: string): SQL => sql`
  select own.id from patients p join recipes own on own.doctor_id = p.doctor_id and own.patient_id = p.id
    where p.doctor_id = ${doctorId} and ${everyWord(sql`p.search_text`, q)}
  union all
  select own.id from recipes own where own.doctor_id = ${doctorId} and own.kind = 'patient' and exists (
    select 1 from patients p where p.id = own.patient_id and p.doctor_id <> own.doctor_id
      and ${everyWord(formerText, q)} offset 0)`

/** Of a recipe `r` of a doctor: whether its patient has the words in their name, number or what else finds them. */
export const isOfPatient = (doctorId: string, q: string): SQL | undefined =>
  wordsOf(q).length > 0 ? sql`r.id in (${recipesOfPatients(doctorId, q)})` : undefined

/** `recipePerson` for whom a recipe is written now, with what issuing it mails. */
export const draftPerson = (ctx: Ctx) =>
  sql`${recipePerson} || jsonb_build_object('is_reinvited', ${isReinvited(ctx)})`
