import { expect, it } from 'vitest'
import { tasksOf } from './tasksOf.ts'

type Recipe = Parameters<typeof tasksOf>[0]['recipes'][number]

const line = { in_cart: 0, coming: null, days_left: null }
const recipe = {
  ...{ id: 'r', label: '', title: '', number: 'R-1', status: 'issued', is_new: false },
  ...{ can_order: true, ordered_count: 0, not_buying: null, lines: [line] },
} as unknown as Recipe
const kinds = (change: object) =>
  tasksOf({
    tasks: [
      { kind: 'refill_due', id: 'l' },
      { kind: 'questionnaire_due', id: 'q' },
    ],
    recipes: [{ ...recipe, ...change }],
  }).map(({ kind }) => kind)

it('a recipe that was opened stays a task until it is ordered or put aside', () => {
  expect(kinds({})).toEqual(['refill_due', 'not_ordered', 'questionnaire_due'])
  expect(tasksOf({ tasks: [], recipes: [recipe] })).toEqual([
    { kind: 'not_ordered', id: 'r', recipe_id: 'r', label: 'R-1' },
  ])
  for (const change of [
    { is_new: true },
    { status: 'on_hold' },
    { can_order: false },
    { ordered_count: 1 },
    { not_buying: 'price' },
    { lines: [line, { ...line, in_cart: 1 }] },
    { lines: [{ ...line, coming: 'ordered' }] },
    { lines: [{ ...line, days_left: 30 }] },
  ])
    expect(kinds(change), JSON.stringify(change)).not.toContain('not_ordered')
})
