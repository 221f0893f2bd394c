import type { components } from '@officina/openapi/schema'

export type QuestionnaireForm = components['schemas']['QuestionnaireForm']
export type Question = components['schemas']['Question']
export type AnswerSet = components['schemas']['AnswerSet']
export type AnswerSetRow = components['schemas']['AnswerSetRow']
export type PatientAnswerSet = components['schemas']['PatientAnswerSet']
export type { Values } from '@officina/ui/questionnaire/types.ts'
/** What the form needs of either side's answers. */
export type AnyAnswers = AnswerSet | PatientAnswerSet
