/** What a question may ask for. */
export type QuestionType =
  | 'single'
  | 'multi'
  | 'yes_no'
  | 'scale'
  | 'number'
  | 'date'
  | 'short_text'
  | 'long_text'
  | 'photo'
  | 'consent'

type Choice = { value: string; score?: number | null; flag?: string | null }

/** The part of a question that its rules need; texts are another matter. */
export type Asked = {
  id: string
  section: string
  type: QuestionType
  required: boolean
  options?: readonly Choice[] | null
  min?: number | null
  max?: number | null
  show_if?: { question: string; equals: string | boolean } | null
}
export type Scored = { id: string; scoring: 'sum' | 'mean' | 'none' }
export type Answers = Record<string, unknown>

export type Words = { en: string; ja: string }

/** A text in a language; in the other one where it was written in that alone. */
export const textIn = (words: Words, locale: 'en' | 'ja'): string =>
  words[locale] || words.en || words.ja

/** What a score from `from` to `to` means to the doctor. Null only while it is drafted. */
export type Band = { from: number | null; to: number | null; title: Words }

/** A version of a questionnaire as it is kept, in both languages. A published one never changes. */
export type Definition = {
  sections: (Scored & { title: Words; max: number | null; bands?: Band[] })[]
  questions: DefinedQuestion[]
}
export type DefinedQuestion = Omit<Asked, 'options'> & {
  text: Words
  help?: Words
  unit?: string
  options?: (Choice & { label: Words })[]
  /** The part of the patient's record that the answer belongs to. */
  fact?: Fact
}
export type Fact = 'allergies' | 'medications' | 'conditions' | 'pregnancy'

/** Why a value is no answer to its question. */
type AnswerProblem = 'kind' | 'choice' | 'range' | 'length' | 'date'

const longest: Partial<Record<QuestionType, number>> = { short_text: 200, long_text: 2_000 }
const defaultPhotos = 5

/** Photos that a question takes. */
export const maxPhotos = (question: Pick<Asked, 'max'>): number => question.max ?? defaultPhotos

/** Text that people write in their own words. */
export const isFreeText = (question: Pick<Asked, 'type'>): boolean =>
  question.type === 'short_text' || question.type === 'long_text'

/** Whether a question is to be shown: its `show_if` holds, and so does that of the question it names. */
export function isAsked(
  question: Asked,
  questions: readonly Asked[],
  answers: Answers,
  depth = 0,
): boolean {
  const rule = question.show_if
  if (!rule) return true
  const other = questions.find(({ id }) => id === rule.question)
  if (!other || depth > questions.length) return false
  const given = answers[other.id]
  const meets = Array.isArray(given) ? given.includes(rule.equals) : given === rule.equals
  return meets && isAsked(other, questions, answers, depth + 1)
}

/** What stands in a field and is no answer, such as a number out of bounds. It is never sent. */
type Mistyped = { typed: string }

export const isMistyped = (value: unknown): value is Mistyped =>
  typeof value === 'object' && value !== null && 'typed' in value

/** Whether there is an answer; consent is one only when it was given. */
export function isAnswered(question: Pick<Asked, 'type'>, value: unknown): boolean {
  if (isMistyped(value)) return false
  if (question.type === 'consent') return value === true
  if (Array.isArray(value)) return value.length > 0
  return value !== undefined && value !== null && value !== ''
}

/** Why `value` cannot be the answer; undefined when it can. Emptiness is a matter of `missingOf`. */
export function problemOf(question: Asked, value: unknown): AnswerProblem | undefined {
  const { type, options } = question
  if (type === 'yes_no' || type === 'consent')
    return typeof value === 'boolean' ? undefined : 'kind'
  if (type === 'multi' || type === 'photo') return problemOfList(question, value)
  if (type === 'number' || (type === 'scale' && !options?.length))
    return problemOfNumber(question, value)
  if (typeof value !== 'string') return 'kind'
  if (type === 'date') return isDay(value) ? undefined : 'date'
  const most = longest[type]
  if (most) return value.length > most ? 'length' : undefined
  return options?.some((option) => option.value === value) ? undefined : 'choice'
}

function problemOfList(question: Asked, value: unknown): AnswerProblem | undefined {
  if (!Array.isArray(value) || value.some((each) => typeof each !== 'string')) return 'kind'
  if (new Set(value).size !== value.length) return 'choice'
  if (question.type === 'photo') return value.length > maxPhotos(question) ? 'length' : undefined
  const known = question.options?.map((option) => option.value) ?? []
  return value.every((each) => known.includes(each)) ? undefined : 'choice'
}

function problemOfNumber({ type, min, max }: Asked, value: unknown): AnswerProblem | undefined {
  if (typeof value !== 'number' || !Number.isFinite(value)) return 'kind'
  if (type === 'scale' && !Number.isInteger(value)) return 'range'
  return value < (min ?? -1e9) || value > (max ?? 1e9) ? 'range' : undefined
}

const isDay = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text)

/** Answers as they are sent: what was mistyped leaves the answer as it was. */
export const sentOf = (answers: Answers): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([, value]) => !isMistyped(value)))

/** The first question that is shown with something mistyped. */
export const mistypedOf = <Q extends Asked>(
  questions: readonly Q[],
  answers: Answers,
): Q | undefined =>
  questions.find(
    (question) => isMistyped(answers[question.id]) && isAsked(question, questions, answers),
  )

/** Questions that are shown and have no answer, but are required or have something mistyped, in their order. */
export const missingOf = <Q extends Asked>(questions: readonly Q[], answers: Answers): Q[] =>
  questions.filter(
    (question) =>
      (question.required || isMistyped(answers[question.id])) &&
      isAsked(question, questions, answers) &&
      !isAnswered(question, answers[question.id]),
  )

/** How many of the questions that are shown have an answer. */
export function progressOf(questions: readonly Asked[], answers: Answers) {
  const shown = questions.filter((question) => isAsked(question, questions, answers))
  return {
    asked: shown.length,
    answered: shown.filter((question) => isAnswered(question, answers[question.id])).length,
  }
}

/** Points of each section that has any: the sum, or the mean of what was answered, to one decimal. */
export function scoresOf(
  sections: readonly Scored[],
  questions: readonly Asked[],
  answers: Answers,
): Record<string, number> {
  const scored = sections.filter(({ scoring }) => scoring !== 'none')
  return Object.fromEntries(
    scored.map(({ id, scoring }) => {
      const points = questions
        .filter((question) => question.section === id && isAsked(question, questions, answers))
        .flatMap((question) => pointsOf(question, answers[question.id]))
      const sum = points.reduce((total, each) => total + each, 0)
      return [
        id,
        scoring === 'sum' ? sum : Math.round((sum / Math.max(1, points.length)) * 10) / 10,
      ]
    }),
  )
}

/** The band a score is in; undefined where the section has none. */
export const bandOf = ({ bands = [] }: { bands?: readonly Band[] }, score: number) =>
  bands.find(({ from, to }) => from !== null && to !== null && from <= score && score <= to)

function pointsOf(question: Asked, value: unknown): number[] {
  if (typeof value === 'number') return question.type === 'scale' ? [value] : []
  return chosenOf(question, value).flatMap(({ score }) => score ?? [])
}

/** Flags of the chosen options of questions that are shown, each once. */
export const flagsOf = (questions: readonly Asked[], answers: Answers): string[] => [
  ...new Set(
    questions
      .filter((question) => isAsked(question, questions, answers))
      .flatMap((question) => chosenOf(question, answers[question.id]))
      .flatMap(({ flag }) => flag ?? []),
  ),
]

/** The options a value names. */
export function chosenOf<O extends Choice>(
  { options }: { options?: readonly O[] | null },
  value: unknown,
): O[] {
  const picked = Array.isArray(value) ? value : [value]
  return options?.filter((option) => picked.includes(option.value)) ?? []
}
