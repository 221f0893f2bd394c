import { expect, it } from 'vitest'
import { codeOfShape, plainCode, plainEmail } from './plainCode.ts'

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

it.each([
  ['ｔａｒｏ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'taro@example.com'],
  ['taro．sato－1@ｅｘａｍｐｌｅ.com', 'taro.sato-1@example.com'],
  ['Taro@example.com', 'Taro@example.com'],
  ['メール＠example.com', 'メール＠example.com'],
])('%s is the address %s', (typed, address) => {
  expect(plainEmail(typed)).toBe(address)
})
