import type {
  Band,
  DefinedQuestion,
  Definition,
  Fact,
  QuestionType,
  Scored,
  Words,
} from './questionnaire.ts'
import { scoreRange } from './questionnaireScores.ts'

/** A questionnaire as it is edited: its questions stand in their sections, and every part has a value. */
export type QuestionnaireDraft = { title: Words; sections: DraftSection[] }
export type DraftSection = Scored & { title: Words; bands: Band[]; questions: DraftQuestion[] }
export type DraftQuestion = {
  id: string
  type: QuestionType
  text: Words
  help: Words
  required: boolean
  options: DraftOption[]
  unit: string | null
  min: number | null
  max: number | null
  show_if: { question: string; equals: string | boolean } | null
  fact: Fact | null
}
export type DraftOption = {
  value: string
  label: Words
  score: number | null
  flag: string | null
}

/** Kinds of questions that are answered by choosing. */
export const hasOptions = (type: QuestionType): boolean =>
  type === 'single' || type === 'multi' || type === 'scale'

/** Kinds that may have bounds. */
const hasBounds = ({ type, options }: Pick<DraftQuestion, 'type' | 'options'>): boolean =>
  type === 'number' || type === 'photo' || (type === 'scale' && options.length === 0)

export const toDraft = (title: Words, { sections, questions }: Definition): QuestionnaireDraft => ({
  title,
  sections: sections.map(({ id, title, scoring, bands }) => ({
    id,
    title,
    scoring,
    bands: bands ?? [],
    questions: questions.filter(({ section }) => section === id).map(draftQuestion),
  })),
})

const draftQuestion = (question: DefinedQuestion): DraftQuestion => ({
  id: question.id,
  type: question.type,
  text: question.text,
  help: question.help ?? { en: '', ja: '' },
  required: question.required,
  options: (question.options ?? []).map(({ value, label, score, flag }) => ({
    value,
    label,
    score: score ?? null,
    flag: flag ?? null,
  })),
  unit: question.unit ?? null,
  min: question.min ?? null,
  max: question.max ?? null,
  show_if: question.show_if ?? null,
  fact: question.fact ?? null,
})

/** The version that a draft becomes: without what its kinds do not use, and with the most points of each section. */
export const toDefinition = ({ sections }: QuestionnaireDraft): Definition => ({
  sections: sections.map((section) => ({
    id: section.id,
    title: trimmed(section.title),
    scoring: section.scoring,
    max: scoreRange(section)?.high ?? null,
    ...(section.scoring !== 'none' &&
      section.bands.length > 0 && {
        bands: section.bands.map((band) => ({ ...band, title: trimmed(band.title) })),
      }),
  })),
  questions: sections.flatMap((section) =>
    section.questions.map((question) => definedQuestion(section.id, question)),
  ),
})

function definedQuestion(section: string, question: DraftQuestion): DefinedQuestion {
  const { id, type, required, show_if, fact, unit, min, max } = question
  const help = trimmed(question.help)
  const isBounded = hasBounds(question)
  return {
    id,
    section,
    type,
    text: trimmed(question.text),
    ...((help.en || help.ja) && { help }),
    required,
    ...(hasOptions(type) &&
      question.options.length > 0 && {
        options: question.options.map(({ value, label, score, flag }) => ({
          value,
          label: trimmed(label),
          ...(score !== null && { score }),
          ...(flag !== null && { flag }),
        })),
      }),
    ...(type === 'number' && unit && { unit }),
    ...(isBounded && min !== null && type !== 'photo' && { min }),
    ...(isBounded && max !== null && { max }),
    ...(show_if && { show_if }),
    ...(fact && { fact }),
  }
}

const trimmed = ({ en, ja }: Words): Words => ({ en: en.trim(), ja: ja.trim() })

/** How a draft is sent and stored: sections and questions side by side. */
export type DraftContent = {
  title: Words
  sections: Omit<DraftSection, 'questions'>[]
  questions: (DraftQuestion & { section: string })[]
}

export const contentOf = ({ title, sections }: QuestionnaireDraft): DraftContent => ({
  title,
  sections: sections.map(({ questions: _, ...section }) => section),
  questions: sections.flatMap(({ id, questions }) =>
    questions.map((question) => ({ ...question, section: id })),
  ),
})

export const draftOf = ({ title, sections, questions }: DraftContent): QuestionnaireDraft => ({
  title,
  sections: sections.map((section) => ({
    ...section,
    questions: questions
      .filter((question) => question.section === section.id)
      .map(({ section: _, ...question }) => question),
  })),
})

/** A field of the draft in its content: `sections.1.questions.0.text.en` is `questions.4.text.en` there. */
export function pathInContent({ sections }: QuestionnaireDraft, path: string): string {
  const [, s = '', q = '', rest = ''] = path.match(ofQuestion) ?? []
  if (!q) return path
  const before = sections.slice(0, Number(s)).reduce((n, { questions }) => n + questions.length, 0)
  return `questions.${before + Number(q)}${rest}`
}

/** The other way round. */
export function pathInDraft({ sections }: QuestionnaireDraft, path: string): string {
  const [, at, rest = ''] = path.match(/^questions\.(\d+)(.*)$/) ?? []
  let left = Number(at)
  for (const [index, { questions }] of sections.entries()) {
    if (left < questions.length) return `sections.${index}.questions.${left}${rest}`
    left -= questions.length
  }
  return path
}

const ofQuestion = /^sections\.(\d+)\.questions\.(\d+)(.*)$/
