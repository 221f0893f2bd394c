import type { AnswerSetRow } from '../../../../../features/questionnaire/types.ts'

export type Series = {
  section: string
  title: string
  max: number
  points: { id: string; score: number }[]
}

/** Scores by section over the answers to the questionnaire that was answered last, oldest first. */
export function seriesOf(rows: readonly AnswerSetRow[]): {
  series: Series[]
  sets: AnswerSetRow[]
} {
  const newest = rows.at(-1)
  const sets = rows.filter(({ key }) => key === newest?.key)
  if (!newest || sets.length < 2) return { series: [], sets }
  const series = newest.scores.map(({ section, title, max }) => {
    const points = sets.flatMap((set) => {
      const found = set.scores.find((score) => score.section === section)
      return found ? [{ id: set.id, score: found.score }] : []
    })
    return { section, title, points, max: max ?? Math.max(...points.map(({ score }) => score)) }
  })
  return { series, sets }
}
