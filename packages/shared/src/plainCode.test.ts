import { expect, it } from 'vitest'
import { codeOfShape, plainCode } from './plainCode.ts'

it.each([
  [' １５０−０００１ ', '150-0001'],
  ['１５０ー０００１', '150-0001'],
  ['０９０―１２３４─５６７８', '090-1234-5678'],
  ['Ｔ１２３４', 'T1234'],
  ['03‐1234–5678', '03-1234-5678'],
])('%s is the code %s', (typed, code) => {
  expect(plainCode(typed)).toBe(code)
})

it('makes a text plain only where that makes it fit', () => {
  expect(codeOfShape('１５０', /^\d+$/)).toBe('150')
  expect(codeOfShape('https://例え−テスト.example', /^https:\S+$/)).toBe(
    'https://例え−テスト.example',
  )
  expect(codeOfShape('百', /^\d+$/)).toBeUndefined()
})
