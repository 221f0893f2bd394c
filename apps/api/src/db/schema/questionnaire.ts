import type { Definition, Words } from '@officina/shared/questionnaire'
import { index, integer, pgTable, sql, uniqueIndex, uuid } from '../sql.ts'
import { at, id, idOf, newest, revision, stamps } from './columns.ts'
import { clinical, internal, technical } from './dataClass.ts'
import { patients } from './patient.ts'

export const questionnaires = pgTable(
  'questionnaires',
  {
    id: id(),
    key: technical.text('key').notNull(),
    version: integer('version').notNull(),
    title: technical.jsonb('title').$type<Words>().notNull(),
    definition: technical.jsonb('definition').$type<Definition>().notNull(),
    status: technical.text('status', { enum: ['draft', 'published', 'retired'] }).notNull(),
    publishedAt: at('published_at'),
    publishedBy: uuid('published_by'),
    /** Null where it came with the program. */
    createdBy: uuid('created_by'),
    updatedBy: uuid('updated_by'),
    revision: revision(),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull().default(sql`now()`),
  },
  (t) => [
    uniqueIndex('questionnaires_version').on(t.key, t.version),
    uniqueIndex('questionnaires_draft').on(t.key).where(sql`${t.status} = 'draft'`),
  ],
)

export const answerStates = [
  'sent',
  'in_progress',
  'submitted',
  'amended',
  'stopped',
  'entered_in_error',
] as const

/** A correction of submitted answers; `by` is an account. */
export type Amendment = {
  question_id: string
  old: unknown
  new: unknown
  reason: string
  by: string
  at: string
}

/** What a set of answers has put into the patient's record, so that it can be taken back. */
export type AddedFacts = {
  allergies?: string[]
  medications?: string[]
  conditions?: string[]
  pregnancy?: { from: string; to: string }
}

export const answerSets = pgTable(
  'answer_sets',
  {
    id: id(),
    doctorId: uuid('doctor_id').notNull(),
    patientId: idOf('patient_id', () => patients.id),
    questionnaireId: idOf('questionnaire_id', () => questionnaires.id),
    requestedBy: uuid('requested_by'),
    dueOn: technical.date('due_on', { mode: 'string' }),
    message: clinical.text('message'),
    status: technical.text('status', { enum: answerStates }).notNull(),
    statusReason: internal(clinical.text('status_reason')),
    filledBy: technical.text('filled_by', { enum: ['patient', 'doctor'] }),
    values: clinical.jsonb('values').$type<Record<string, unknown>>().notNull().default({}),
    amendments: clinical.jsonb('amendments').$type<Amendment[]>().notNull().default([]),
    scores: internal(clinical.jsonb('scores'))
      .$type<Record<string, number>>()
      .notNull()
      .default({}),
    flags: internal(clinical.jsonb('flags')).$type<string[]>().notNull().default([]),
    facts: internal(clinical.jsonb('facts')).$type<AddedFacts>().notNull().default({}),
    remindedAt: at('reminded_at'),
    updatedBy: uuid('updated_by'),
    submittedAt: at('submitted_at'),
    readByDoctorAt: at('read_by_doctor_at'),
    revision: revision(),
    ...stamps(),
  },
  (t) => [
    index('answer_sets_patient').on(t.doctorId, t.patientId, newest(t.createdAt)),
    index('answer_sets_own').on(t.patientId, newest(t.createdAt)),
    index('answer_sets_questionnaire').on(t.questionnaireId),
    index('answer_sets_open').on(t.createdAt).where(sql`${t.status} in ('sent', 'in_progress')`),
  ],
)
