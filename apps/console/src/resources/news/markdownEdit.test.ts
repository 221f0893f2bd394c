import { expect, it } from 'vitest'
import { block, type Chosen, type Edit, link, markLines, wrap } from './markdownEdit.ts'

/** A text in which `[` and `]` stand at the ends of what is chosen. */
function chosen(text: string): Chosen {
  const start = text.indexOf('[')
  return { value: text.replace('[', '').replace(']', ''), start, end: text.indexOf(']') - 1 }
}
function done({ value }: Chosen, { start, end, text, select }: Edit): string {
  const next = value.slice(0, start) + text + value.slice(end)
  return `${next.slice(0, select[0])}[${next.slice(select[0], select[1])}]${next.slice(select[1])}`
}
const after = (text: string, edit: (of: Chosen) => Edit) => done(chosen(text), edit(chosen(text)))

it('puts a picture into a block of its own', () => {
  const picture = (of: Chosen) => block(of, '![a](/b)')
  expect(after('One.[]', picture)).toBe('One.\n\n![a](/b)\n\n[]')
  expect(after('One.\n\n[old]\n\nTwo.', picture)).toBe('One.\n\n![a](/b)[]\n\nTwo.')
})

it('wraps words and takes the mark away again', () => {
  const bold = (of: Chosen) => wrap(of, '**')
  const italic = (of: Chosen) => wrap(of, '*')
  expect(after('a [word ]here', bold)).toBe('a **[word]** here')
  expect(after('a **[word]** here', bold)).toBe('a [word] here')
  expect(after('a **[word]** here', italic)).toBe('a ***[word]*** here')
  expect(after('a *[word]* here', italic)).toBe('a [word] here')
  expect(after('[]', bold)).toBe('**[]**')
})

it('marks lines, changes their mark and takes it away', () => {
  const list = (of: Chosen) => markLines(of, 'list')
  const numbers = (of: Chosen) => markLines(of, 'numbers')
  expect(after('one\n[two\nthree]\nfour', list)).toBe('one\n[- two\n- three]\nfour')
  expect(after('[- two\n- three]', list)).toBe('[two\nthree]')
  expect(after('[- two\n- three]', numbers)).toBe('[1. two\n2. three]')
  expect(after('ti[]tle', (of) => markLines(of, 'heading'))).toBe('## title[]')
})

it('makes links whose address is typed next', () => {
  expect(after('see [this page]', (of) => link(of, 'text'))).toBe(
    'see [this page](https://)'.replace('https://', '[https://]'),
  )
  expect(after('see []', (of) => link(of, 'text'))).toBe('see [[text]](https://)')
})
