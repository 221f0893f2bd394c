import { describe, expect, it } from 'vitest'
import type { DomainError } from '../errors.ts'
import { compareAtTooLow } from './compareAt.ts'
import { headingOf, type productColumns } from './fileRow.ts'
import * as refusals from './importRefusals.ts'

const refused: DomainError[] = [
  refusals.unknownCategory('mineral', ['minerals', 'vitamins']),
  refusals.catalogByRule('Winter'),
  refusals.repeated(),
  refusals.promised(3),
  refusals.contradicts(['title', 'brand'], 2),
  refusals.costHidden(),
  compareAtTooLow(),
  refusals.compareAtReached(),
  refusals.newDiscontinued(),
  refusals.barcodeTaken(),
]

// lists and files show the heading of the column before it
describe.each(['en', 'ja'] as const)('what a row is refused for, in %s', (locale) => {
  const cells = refused.flatMap(({ fields = {} }) => Object.entries(fields))
  it.each(cells)('does not say the name of its column again: %s', (field, [texts]) => {
    const heading = headingOf(field as keyof typeof productColumns, locale)
    expect(texts?.[locale].toLowerCase()).not.toContain(heading.toLowerCase())
  })
})
