import { type Definition, type QuestionType, textIn, type Words } from './questionnaire.ts'

/** A questionnaire in one language, as it is answered. */
export type QuestionnaireForm = {
  title: string
  sections: { id: string; title: string; scoring: 'sum' | 'mean' | 'none'; max: number | null }[]
  questions: Question[]
}
export type Question = {
  id: string
  section: string
  type: QuestionType
  text: string
  help: string | null
  required: boolean
  options: { value: string; label: string; score: number | null; flag: string | null }[]
  unit: string | null
  min: number | null
  max: number | null
  show_if: { question: string; equals: string | boolean } | null
}

/** A version in one language; a text that was written in the other alone is shown in that. */
export const formIn = (
  title: Words,
  definition: Definition,
  locale: 'en' | 'ja',
): QuestionnaireForm => ({
  title: textIn(title, locale),
  sections: definition.sections.map(({ id, title, scoring, max }) => ({
    id,
    title: textIn(title, locale),
    scoring,
    max,
  })),
  questions: definition.questions.map((question) => ({
    id: question.id,
    section: question.section,
    type: question.type,
    text: textIn(question.text, locale),
    help: question.help ? textIn(question.help, locale) || null : null,
    required: question.required,
    options: (question.options ?? []).map(({ value, label, score, flag }) => ({
      value,
      label: textIn(label, locale),
      score: score ?? null,
      flag: flag ?? null,
    })),
    unit: question.unit ?? null,
    min: question.min ?? null,
    max: question.max ?? null,
    show_if: question.show_if ?? null,
  })),
})
