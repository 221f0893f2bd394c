import { expect, it } from 'vitest'
import { accountKind, bankProblems } from './bank.ts'

const wrong = (country: string, bank_code: string, branch_code: string, number: string) =>
  Object.keys(bankProblems(country, { bank_code, branch_code, number })).sort()

it('knows the codes and numbers of a bank account by country', () => {
  expect(wrong('JP', '０００１', '101', '1234567')).toEqual([])
  expect(wrong('JP', '1', '', '123456')).toEqual(['bank_code', 'branch_code', 'number'])
  expect(wrong('US', '021000021', '', '0044-1773-2918')).toEqual([])
  expect(wrong('US', '021000022', '', '123')).toEqual(['bank_code', 'number'])
  expect(wrong('DE', '', '', 'de89 3704 0044 0532 0130 00')).toEqual([])
  expect(wrong('DE', '', '', 'DE89370400440532013001')).toEqual(['number'])
  expect(wrong('FR', '', '', 'DE89370400440532013000')).toEqual(['number'])
  expect(wrong('NZ', '', '', 'whatever the bank has')).toEqual([])
})

it('calls a current account what its country calls it', () => {
  expect(accountKind('current', 'US')).toEqual(['Checking account', '当座'])
  expect(accountKind('current', 'GB')).toEqual(['Current account', '当座'])
})
