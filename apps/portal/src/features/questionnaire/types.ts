import type { components } from '@officina/openapi/schema'
import type { ReactNode } from 'react'

export type QuestionnaireForm = components['schemas']['QuestionnaireForm']
export type Question = components['schemas']['Question']
export type AnswerSet = components['schemas']['AnswerSet']
export type AnswerSetRow = components['schemas']['AnswerSetRow']
export type PatientAnswerSet = components['schemas']['PatientAnswerSet']
export type Values = Record<string, unknown>
/** What the form needs of either side's answers. */
export type AnyAnswers = AnswerSet | PatientAnswerSet

export type PhotoTools = {
  /** Pictures of the whole form; those of a question are named by its answer. */
  list: readonly { id: string; filename: string }[]
  src: (photoId: string) => string
  add?: (questionId: string, photos: File[]) => Promise<unknown>
  remove?: (photoId: string) => Promise<unknown>
}

export type QuestionProps = {
  id: string
  question: Question
  value: unknown
  onChange: (value: unknown) => void
  error?: string | undefined
  /** Below the field: help, and the answer of last time. */
  note?: ReactNode
  disabled?: boolean
  photos?: PhotoTools | undefined
}
