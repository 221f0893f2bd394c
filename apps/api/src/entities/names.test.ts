import { expect, test } from 'vitest'
import { doctorApproved } from './doctor/applicationMails.ts'
import { rateChanged } from './doctor/mails.ts'
import { nameIn } from './names.ts'

test('names stand in the order of their script, whoever reads', () => {
  const ana = { lastName: 'Brown', firstName: 'Ana' }
  const sakiko = { lastName: '髙橋', firstName: '﨑子' }
  expect([nameIn(ana, 'en'), nameIn(ana, 'ja')]).toEqual(['Ana Brown', 'Ana Brown'])
  expect([nameIn(sakiko, 'en'), nameIn(sakiko, 'ja')]).toEqual(['髙橋 﨑子', '髙橋 﨑子'])
  const { content } = rateChanged({ ...ana, before: 0, after: 1, from: '2026-11-20', url: '' })
  expect(content.ja.heading).toBe('Ana Brown 様')
  expect(doctorApproved({ ...sakiko, url: '' }).content.en.heading).toMatch(/髙橋 﨑子$/)
})
