import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { defineMessages, useText } from './text.tsx'

const messages = defineMessages({
  title: ['Cart', 'カート'],
  lines: (n: number) => [n === 1 ? '1 line' : `${n} lines`, `${n}件`],
  pay: { card: ['Card', 'カード'] },
})

test('words of a page', () => {
  function Page() {
    const t = useText(messages)
    return `${t.title}: ${t.lines(2)}`
  }
  expect(renderToStaticMarkup(<Page />)).toBe('Cart: 2 lines')
  expect(messages.ja.lines(2)).toBe('2件')
  expect(messages.en.pay.card).toBe('Card')
  expect(messages.ja.pay.card).toBe('カード')
})

// Read by the type check: each line below must fail to compile, or the check itself fails.
export const incomplete = [
  // @ts-expect-error no Japanese
  () => defineMessages({ a: ['A'] }),
  // @ts-expect-error a third language
  () => defineMessages({ a: ['A', 'あ', '阿'] }),
  // @ts-expect-error one language for a value
  () => defineMessages({ a: (n: number) => `${n}` }),
  // @ts-expect-error no Japanese in a group
  () => defineMessages({ a: { b: 'B', c: ['C', 'う'] } }),
  // @ts-expect-error a function of other parameters
  () => messages.ja.lines('2'),
]
