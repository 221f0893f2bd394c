import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fieldsThatDiffer, mergeDraft } from './mergeDraft.ts'

type Line = { key: string; id?: string | undefined; amount: number }
type Draft = { message: string; label: string; lines: Line[] }

const sent = ({ amount }: Line) => ({ amount })
const stored = (id: string, amount = 1): Line => ({ key: id, id, amount })
const base: Draft = { message: 'm', label: 'l', lines: [stored('a'), stored('b'), stored('c')] }

it('keeps what each side has written, and takes nothing of either back', () => {
  const mine = { ...base, label: 'mine', lines: [stored('a', 5), stored('b'), stored('c')] }
  const theirs = { ...base, message: 'theirs', lines: [stored('a'), stored('c', 9), stored('d')] }
  expect(mergeDraft({ base, mine, theirs }, sent)).toEqual({
    message: 'theirs',
    label: 'mine',
    lines: [stored('a', 5), stored('c', 9), stored('d')],
  })
})

it('keeps a line that was written on here and taken out there, as a new one', () => {
  const mine = { ...base, lines: [stored('a'), stored('b', 7), stored('c')] }
  const theirs = { ...base, lines: [stored('a'), stored('c')] }
  const { lines } = mergeDraft({ base, mine, theirs }, sent)
  expect(lines.map(({ id, amount }) => [id, amount])).toEqual([
    ['a', 1],
    ['c', 1],
    [undefined, 7],
  ])
})

it('names what differs', () => {
  const other = { ...base, message: 'other', lines: [stored('a', 2), stored('b'), stored('c')] }
  expect(fieldsThatDiffer(base, other, sent)).toEqual(['message', 'lines'])
  expect(
    fieldsThatDiffer(base, { ...base, lines: base.lines.map((l) => ({ ...l })) }, sent),
  ).toEqual([])
})

const drafts = fc.record({
  message: fc.constantFrom('m', 'n', 'o'),
  label: fc.constantFrom('l', 'k'),
  lines: fc
    .uniqueArray(
      fc.tuple(fc.constantFrom('a', 'b', 'c', 'd', 'e'), fc.integer({ min: 1, max: 3 })),
      {
        selector: ([id]) => id,
      },
    )
    .map((lines) => lines.map(([id, amount]) => stored(id, amount))),
})

it('is the other side where one has changed nothing', () => {
  fc.assert(
    fc.property(drafts, drafts, (before, after) => {
      expect(mergeDraft({ base: before, mine: before, theirs: after }, sent)).toEqual(after)
      const merged = mergeDraft({ base: before, mine: after, theirs: before }, sent)
      const content = (draft: Draft) => ({ ...draft, lines: draft.lines.map(sent) })
      expect(content(merged)).toEqual(content(after))
    }),
  )
})
