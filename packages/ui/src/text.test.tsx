import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { defineMessages, useText } from './text.tsx'

const messages = defineMessages({
  en: { title: 'Cart', lines: (n: number) => (n === 1 ? '1 line' : `${n} lines`) },
  ja: { title: 'カート', lines: (n) => `${n}件` },
})

test('words of a page', () => {
  function Page() {
    const t = useText(messages)
    return `${t.title}: ${t.lines(2)}`
  }
  expect(renderToStaticMarkup(<Page />)).toBe('Cart: 2 lines')
  expect(messages.ja.lines(2)).toBe('2件')
})

// Read by the type check: each line below must fail to compile, or the check itself fails.
export const incomplete = [
  // @ts-expect-error a key is missing in Japanese
  () => defineMessages({ en: { a: 'A', b: 'B' }, ja: { a: 'あ' } }),
  // @ts-expect-error a key is superfluous in Japanese
  () => defineMessages({ en: { a: 'A' }, ja: { a: 'あ', b: 'い' } }),
  // @ts-expect-error a text where a function is due
  () => defineMessages({ en: { a: (n: number) => `${n}` }, ja: { a: 'あ' } }),
  // @ts-expect-error a nested key is missing
  () => defineMessages({ en: { a: { b: 'B', c: 'C' } }, ja: { a: { b: 'い' } } }),
  // @ts-expect-error a function of other parameters
  () => defineMessages({ en: { a: (n: number) => `${n}` }, ja: { a: (s: string) => s } }),
]
