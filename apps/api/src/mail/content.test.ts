import { expect, it } from 'vitest'
import { inBoth, mail } from './content.ts'

it('says the subject as the heading, and leaves out what is not there', () => {
  const { template, content } = mail('test', {
    subject: ['Hello', 'こんにちは'],
    text: ['One.', ['一', false, null, '']],
    facts: [null, false, '', undefined],
    button: null,
  })
  expect(template).toBe('test')
  expect(content.en).toEqual({
    subject: 'Hello',
    heading: 'Hello',
    paragraphs: ['One.'],
    facts: [],
    button: undefined,
    after: [],
  })
  // an empty text is written as it is
  expect(content.ja.paragraphs).toEqual(['一', ''])
})

it('takes words that are the same in both languages, pairs, and words as they are stored', () => {
  const { en, ja } = mail('test', {
    subject: 'O-1',
    heading: ['About', 'について'],
    text: [['a', 'b'], 'c'],
    facts: [
      [['Title', '題'], { en: 'Skin', ja: '肌' }],
      [['Language', '言語'], inBoth((locale) => locale)],
    ],
    button: [['Open', '開く'], 'https://example.org'],
    after: ['x', ['y', 'z']],
  }).content
  expect([en.subject, ja.subject]).toEqual(['O-1', 'O-1'])
  expect([en.facts, ja.facts]).toEqual([
    [
      ['Title', 'Skin'],
      ['Language', 'en'],
    ],
    [
      ['題', '肌'],
      ['言語', 'ja'],
    ],
  ])
  expect([en.button?.label, ja.button?.label]).toEqual(['Open', '開く'])
  expect([en.after, ja.after]).toEqual([['x'], ['y', 'z']])
})
