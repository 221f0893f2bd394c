/** `mark` stands below the bar, where there is room for one each; `note` says more of the value. */
export type BarPoint = { value: number; label: string; mark?: string; note?: string }

/** Null where there is nothing to count: the line has a gap. */
export type TrendPoint = { label: string; value: number | null; before: number | null }

export type Trend = {
  name: string
  /** What the lines show, as a sentence. */
  finding: string
  points: readonly TrendPoint[]
  text: (value: number) => string
  /** What the line and the dashed one stand for. */
  now: string
  before: string
  /** The least height of the scale, where small values are to stay small. */
  least?: number
}

export const shown = (value: number | null, text: (value: number) => string): string =>
  value === null ? '–' : text(value)
