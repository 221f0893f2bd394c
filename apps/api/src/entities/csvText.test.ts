import { expect, it } from 'vitest'
import { placesOf } from './csvText.ts'
import type { DomainError } from './errors.ts'

it('names a missing column in the language of the reader', () => {
  const columns = { statement: { names: ['statement', '精算書番号'], required: true } }
  try {
    placesOf(['日付', '金額'], columns)
    expect.unreachable()
  } catch (error) {
    expect((error as DomainError).fields).toEqual({
      text: [{ en: 'The file has no column “statement”.', ja: '「精算書番号」の列がありません。' }],
    })
  }
})
