import type { QuestionType, Scored } from './questionnaire.ts'

type ScoredQuestion = {
  type: QuestionType
  required: boolean
  options: readonly { score: number | null }[]
  min: number | null
  max: number | null
  show_if: object | null
}

/**
 * The lowest and the highest score that answers to a section can have; undefined where nothing is scored. Sums
 * count what is not answered as 0; a mean is 0 where nothing is answered.
 */
export function scoreRange(
  section: Pick<Scored, 'scoring'> & { questions: readonly ScoredQuestion[] },
): { low: number; high: number } | undefined {
  if (section.scoring === 'none') return undefined
  const parts = section.questions.flatMap((question) => {
    const scores = scoresIn(question)
    return scores.length > 0 ? [{ question, scores }] : []
  })
  if (parts.length === 0) return undefined
  if (section.scoring === 'mean') {
    const all = parts.flatMap(({ scores }) => scores)
    const isSure = parts.some(({ question }) => alwaysScores(question))
    const values = isSure ? all : [0, ...all]
    return { low: Math.min(...values), high: Math.max(...values) }
  }
  const ranges = parts.map(({ question, scores }) => rangeOf(question, scores))
  const sum = (values: number[]) => values.reduce((total, each) => total + each, 0)
  return { low: sum(ranges.map(([low]) => low)), high: sum(ranges.map(([, high]) => high)) }
}

/** How far apart two scores of a section are at least. */
export const scoreStep = (scoring: Scored['scoring']): number => (scoring === 'mean' ? 0.1 : 1)

function rangeOf(question: ScoredQuestion, scores: number[]): [low: number, high: number] {
  if (question.type === 'multi') {
    const sum = (values: number[]) => values.reduce((total, each) => total + each, 0)
    return [sum(scores.filter((each) => each < 0)), sum(scores.filter((each) => each > 0))]
  }
  const values = alwaysScores(question) ? scores : [0, ...scores]
  return [Math.min(...values), Math.max(...values)]
}

/** Whether every set of answers has points from it. */
const alwaysScores = ({ required, show_if, options, type }: ScoredQuestion) =>
  required &&
  show_if === null &&
  options.every(({ score }) => score !== null) &&
  (type === 'single' || type === 'scale' || type === 'multi')

function scoresIn({ type, options, min, max }: ScoredQuestion): number[] {
  if (type !== 'single' && type !== 'multi' && type !== 'scale') return []
  if (type === 'scale' && options.length === 0) return [min ?? 0, max ?? 10]
  return options.flatMap(({ score }) => score ?? [])
}
