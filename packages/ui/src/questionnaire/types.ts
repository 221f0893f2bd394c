import type { Question } from '@officina/shared/questionnaireForm'
import type { ReactNode } from 'react'

export type Values = Record<string, unknown>

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
