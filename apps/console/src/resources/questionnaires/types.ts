import type { components } from '@officina/openapi/schema'

export type Questionnaire = components['schemas']['AdminQuestionnaire']
export type Row = components['schemas']['AdminQuestionnaireRow']
