import { expect, test } from 'vitest'
import { nameIn } from './names.ts'

test('names stand in the order of their script, whoever reads', () => {
  const ana = { lastName: 'Brown', firstName: 'Ana' }
  const sakiko = { lastName: '髙橋', firstName: '﨑子' }
  expect([nameIn(ana, 'en'), nameIn(ana, 'ja')]).toEqual(['Ana Brown', 'Ana Brown'])
  expect([nameIn(sakiko, 'en'), nameIn(sakiko, 'ja')]).toEqual(['髙橋 﨑子', '髙橋 﨑子'])
})
