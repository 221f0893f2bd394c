import { expect, it } from 'vitest'
import { parseMarkdown, plainText } from './markdown.ts'

it('reads headings, paragraphs, lists, strong words and links', () => {
  const source =
    '## One\n\nA **bold** word and [a page](/privacy-policy).\n\n- first\n  goes on\n- second\n\n1. a\n2. b'
  expect(parseMarkdown(source)).toEqual([
    { kind: 'heading', level: 'h2', id: 'section-1', text: 'One' },
    {
      kind: 'p',
      content: [
        { text: 'A ' },
        { text: 'bold', strong: true },
        { text: ' word and ' },
        { text: 'a page', href: '/privacy-policy' },
        { text: '.' },
      ],
    },
    { kind: 'list', ordered: false, items: [[{ text: 'first goes on' }], [{ text: 'second' }]] },
    { kind: 'list', ordered: true, items: [[{ text: 'a' }], [{ text: 'b' }]] },
  ])
})

it('keeps markup and script links as plain text', () => {
  const [block] = parseMarkdown('<img src=x onerror=alert(1)> [x](javascript:alert(1))')
  expect(block).toMatchObject({ kind: 'p' })
  expect(JSON.stringify(block)).not.toContain('href')
})

it('reads a message as it was typed: lines stay lines, and a list needs no empty line', () => {
  expect(parseMarkdown('# Hello\nTake *one*.\nThen **two**:\n- a\n- b', { breaks: true })).toEqual([
    { kind: 'heading', level: 'h2', id: 'section-1', text: 'Hello' },
    {
      kind: 'p',
      content: [
        { text: 'Take ' },
        { text: 'one', em: true },
        { text: '.\nThen ' },
        { text: 'two', strong: true },
        { text: ':' },
      ],
    },
    { kind: 'list', ordered: false, items: [[{ text: 'a' }], [{ text: 'b' }]] },
  ])
  expect(parseMarkdown('2 * 3 * 4 and [x](//evil.example)')).toEqual([
    {
      kind: 'p',
      content: [{ text: '2 * 3 * 4 and ' }, { text: '[x](//evil.example)' }],
    },
  ])
})

it('reads as plain text where it is compared', () => {
  expect(plainText('Take **one** with *food*.\nThen rest.\n\n- a\n- b\n\n1. c')).toBe(
    'Take one with food.\nThen rest.\n- a\n- b\n1. c',
  )
})
