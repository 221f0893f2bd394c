import type { Words } from './questionnaire.ts'
import {
  type DraftQuestion,
  type DraftSection,
  hasOptions,
  type QuestionnaireDraft,
} from './questionnaireDraft.ts'
import { scoreRange, scoreStep } from './questionnaireScores.ts'

/** Why a draft cannot be published. */
export type DraftProblem =
  | 'text_missing'
  | 'no_questions'
  | 'section_empty'
  | 'id_taken'
  | 'options_few'
  | 'option_taken'
  | 'bounds_missing'
  | 'bounds_order'
  | 'scale_long'
  | 'condition_gone'
  | 'condition_later'
  | 'condition_kind'
  | 'condition_answer'
  | 'nothing_scored'
  | 'fact_kind'
  | 'band_number'
  | 'band_order'
  | 'band_gap'
  | 'band_overlap'
  | 'band_low'
  | 'band_high'

/** A problem at its field, as `sections.0.questions.2.text.en`; `at` is the score that a band has to reach. */
type FoundProblem = { path: string; problem: DraftProblem; at?: number }

/** Steps of a scale without options. */
const longestScale = 20

/** Everything that keeps a draft from being published. None: every patient can answer it and every score is defined. */
export function problemsOf({ title, sections }: QuestionnaireDraft): FoundProblem[] {
  const found: FoundProblem[] = []
  const note: Note = (path, problem, at) =>
    found.push({ path, problem, ...(at !== undefined && { at }) })
  if (isEmpty(title)) note('title.en', 'text_missing')
  if (!sections.some(({ questions }) => questions.length > 0)) note('sections', 'no_questions')
  const ids = new Set<string>()
  const earlier: DraftQuestion[] = []
  const all = sections.flatMap(({ questions }) => questions)
  sections.forEach((section, index) => {
    const at = `sections.${index}`
    if (isEmpty(section.title)) note(`${at}.title.en`, 'text_missing')
    if (sections.findIndex(({ id }) => id === section.id) < index)
      note(`${at}.title.en`, 'id_taken')
    if (section.questions.length === 0) note(`${at}.questions`, 'section_empty')
    section.questions.forEach((question, place) => {
      const path = `${at}.questions.${place}`
      if (ids.has(question.id)) note(`${path}.text.en`, 'id_taken')
      ids.add(question.id)
      noteQuestion(question, path, note)
      noteCondition(question, { earlier, all }, `${path}.show_if`, note)
      earlier.push(question)
    })
    noteScores(section, at, note)
  })
  return found
}

type Note = (path: string, problem: DraftProblem, at?: number) => void

function noteQuestion(question: DraftQuestion, path: string, note: Note): void {
  const { type, options, fact } = question
  if (isEmpty(question.text)) note(`${path}.text.en`, 'text_missing')
  if (hasOptions(type)) {
    const isSteps = type === 'scale' && options.length === 0
    if (!isSteps && options.length < (type === 'multi' ? 1 : 2))
      note(`${path}.options`, 'options_few')
    options.forEach(({ value, label }, index) => {
      const at = `${path}.options.${index}.label.en`
      if (isEmpty(label)) note(at, 'text_missing')
      if (options.findIndex((other) => other.value === value) < index) note(at, 'option_taken')
    })
  }
  noteBounds(question, path, note)
  if (fact && !takesFact(question)) note(`${path}.fact`, 'fact_kind')
}

function noteBounds({ type, options, min, max }: DraftQuestion, path: string, note: Note): void {
  if (type === 'photo' && max !== null && (max < 1 || !Number.isInteger(max)))
    note(`${path}.max`, 'bounds_order')
  if (type === 'number' && min !== null && max !== null && min > max)
    note(`${path}.max`, 'bounds_order')
  if (type !== 'scale' || options.length > 0) return
  if (min === null) note(`${path}.min`, 'bounds_missing')
  if (max === null) note(`${path}.max`, 'bounds_missing')
  if (min === null || max === null) return
  if (min >= max || !Number.isInteger(min) || !Number.isInteger(max))
    note(`${path}.max`, 'bounds_order')
  else if (max - min > longestScale) note(`${path}.max`, 'scale_long')
}

/** Answers that a later question can depend on; none where its kind has no fixed ones. */
export function conditionAnswers({
  type,
  options,
}: Pick<DraftQuestion, 'type' | 'options'>): (string | boolean)[] {
  if (type === 'yes_no') return [true, false]
  if (type === 'consent') return [true]
  return hasOptions(type) ? options.map(({ value }) => value) : []
}

function noteCondition(
  { id, show_if }: DraftQuestion,
  questions: { earlier: readonly DraftQuestion[]; all: readonly DraftQuestion[] },
  path: string,
  note: Note,
): void {
  if (!show_if) return
  const of = show_if.question
  const other = questions.earlier.find((each) => each.id === of)
  if (!other) {
    const isThere = of === id || questions.all.some((each) => each.id === of)
    note(`${path}.question`, isThere ? 'condition_later' : 'condition_gone')
    return
  }
  const answers = conditionAnswers(other)
  if (answers.length === 0) note(`${path}.question`, 'condition_kind')
  else if (!answers.includes(show_if.equals)) note(`${path}.equals`, 'condition_answer')
}

/** Values that the record knows of. */
const pregnancyValues = ['no', 'yes', 'breastfeeding']

/** Whether answers to a question can become that part of the patient's record. */
export const takesFact = ({ type, options, fact }: DraftQuestion): boolean =>
  fact === 'pregnancy'
    ? type === 'single' && options.every(({ value }) => pregnancyValues.includes(value))
    : type === 'single' || type === 'multi' || type === 'short_text' || type === 'long_text'

function noteScores(section: DraftSection, at: string, note: Note): void {
  if (section.scoring === 'none') return
  const range = scoreRange(section)
  if (!range) {
    note(`${at}.scoring`, 'nothing_scored')
    return
  }
  const { bands } = section
  for (const [index, band] of bands.entries()) {
    const path = `${at}.bands.${index}`
    if (isEmpty(band.title)) note(`${path}.title.en`, 'text_missing')
    const step = scoreStep(section.scoring)
    if (!isOnStep(band.from, step)) note(`${path}.from`, 'band_number')
    if (!isOnStep(band.to, step)) note(`${path}.to`, 'band_number')
    noteEnds(band, { before: bands[index - 1]?.to ?? null, step }, path, note)
    if (index === 0 && band.from !== null && band.from > range.low)
      note(`${path}.from`, 'band_low', range.low)
    if (index === bands.length - 1 && band.to !== null && band.to < range.high)
      note(`${path}.to`, 'band_high', range.high)
  }
}

function noteEnds(
  { from, to }: DraftSection['bands'][number],
  { before, step }: { before: number | null; step: number },
  path: string,
  note: Note,
): void {
  if (from === null) return
  if (to !== null && from > to) note(`${path}.to`, 'band_order')
  if (before === null) return
  const next = rounded(before + step)
  if (from > next) note(`${path}.from`, 'band_gap', next)
  if (from < next) note(`${path}.from`, 'band_overlap', next)
}

const rounded = (value: number) => Math.round(value * 10) / 10
const isOnStep = (value: number | null, step: number) =>
  value !== null && (step === 1 ? Number.isInteger(value) : rounded(value) === value)

const isEmpty = ({ en, ja }: Words) => !en.trim() && !ja.trim()

/** Texts that are written in one language alone, by the path of the other: patients of that language read the first. */
export function missingLanguages({ title, sections }: QuestionnaireDraft): string[] {
  const texts: [path: string, words: Words][] = [['title', title]]
  sections.forEach((section, index) => {
    const at = `sections.${index}`
    texts.push([`${at}.title`, section.title])
    if (section.scoring !== 'none')
      for (const [place, band] of section.bands.entries())
        texts.push([`${at}.bands.${place}.title`, band.title])
    section.questions.forEach((question, place) => {
      const path = `${at}.questions.${place}`
      texts.push([`${path}.text`, question.text], [`${path}.help`, question.help])
      if (hasOptions(question.type))
        for (const [k, { label }] of question.options.entries())
          texts.push([`${path}.options.${k}.label`, label])
    })
  })
  return texts.flatMap(([path, { en, ja }]) => {
    if (Boolean(en.trim()) === Boolean(ja.trim())) return []
    return [`${path}.${en.trim() ? 'ja' : 'en'}`]
  })
}
