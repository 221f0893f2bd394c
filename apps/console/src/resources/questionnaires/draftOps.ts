import { textIn } from '@officina/shared/questionnaire'
import type {
  DraftOption,
  DraftQuestion,
  DraftSection,
  QuestionnaireDraft,
} from '@officina/shared/questionnaireDraft'
import { conditionAnswers } from '@officina/shared/questionnaireProblems'

const noWords = { en: '', ja: '' }

/** What answers call a new part; nobody reads it. */
const newKey = (kind: string) => `${kind}_${crypto.randomUUID().slice(0, 8)}`

export const newSection = (): DraftSection => ({
  id: newKey('s'),
  title: noWords,
  scoring: 'none',
  bands: [],
  questions: [],
})

export const newQuestion = (): DraftQuestion => ({
  id: newKey('q'),
  type: 'single',
  text: noWords,
  help: noWords,
  required: true,
  options: [newOption(), newOption()],
  unit: null,
  min: null,
  max: null,
  show_if: null,
  fact: null,
})

export const newOption = (): DraftOption => ({
  value: newKey('o'),
  label: noWords,
  score: null,
  flag: null,
})

/** A copy that answers tell apart from its original. */
export const copyOf = (question: DraftQuestion): DraftQuestion => ({
  ...question,
  id: newKey('q'),
  fact: null,
})

export const replaced = <T>(list: readonly T[], index: number, item: T): T[] =>
  list.map((each, place) => (place === index ? item : each))

export const removed = <T>(list: readonly T[], index: number): T[] =>
  list.filter((_, place) => place !== index)

export function moved<T>(list: readonly T[], index: number, by: 1 | -1): T[] {
  const next = [...list]
  const [item] = next.splice(index, 1)
  if (item !== undefined) next.splice(index + by, 0, item)
  return next
}

/** Where a field stands, for the list of what is wrong: its section and its question. */
export function placeOf({ sections }: QuestionnaireDraft, path: string, locale: 'en' | 'ja') {
  const [, s, q] = path.match(/^sections\.(\d+)(?:\.questions\.(\d+))?/) ?? []
  const section = sections[Number(s)]
  const question = section?.questions[Number(q)]
  return [section?.title, question?.text]
    .map((words) => words && textIn(words, locale))
    .filter(Boolean)
    .join(' › ')
}

/** Questions before this one whose answers it can depend on. */
export function earlierThan({ sections }: QuestionnaireDraft, id: string): DraftQuestion[] {
  const all = sections.flatMap(({ questions }) => questions)
  const index = all.findIndex((each) => each.id === id)
  return all.slice(0, index).filter((each) => conditionAnswers(each).length > 0)
}
