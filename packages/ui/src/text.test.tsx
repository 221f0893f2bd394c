import { render } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Dash } from './Dash.tsx'
import { FilterChip } from './FilterChip.tsx'
import {
  beginInLanguage,
  Colon,
  defineMessages,
  LocaleContext,
  LocaleProvider,
  Space,
  useJoin,
  useText,
} from './text.tsx'

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

const Joined = () => useJoin()(['c', 'd'])

test('signs between words are those of the language', () => {
  const dates = { from: '2026-11-01', to: '2026-11-30' }
  const filter = { kind: 'dates', key: 'at', label: 'Date', value: dates } as const
  const shown = (['en', 'ja'] as const).map((locale) => {
    const html = renderToStaticMarkup(
      <LocaleContext value={{ locale, setLocale: () => undefined }}>
        <p>
          a<Dash />b<Colon />
          <Joined />.<Space />e
        </p>
        <FilterChip filter={filter} onChange={() => undefined} />
      </LocaleContext>,
    )
    return [/<p>(.*)<\/p>/.exec(html)?.[1], /Date[^<"]*\d/.exec(html)?.[0]]
  })
  expect(shown).toEqual([
    ['a – b: c, d. e', 'Date: 1 Nov 2026–30 Nov 2026'],
    ['a〜b：c、d.e', 'Date：2026年11月1日〜2026年11月30'],
  ])
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

test('the language of the page is said once: each time has all styles computed anew', () => {
  const html = document.documentElement
  html.lang = 'en'
  const said = new MutationObserver(() => undefined)
  said.observe(html, { attributes: true })
  beginInLanguage()
  render(<LocaleProvider>Page</LocaleProvider>).unmount()
  expect(said.takeRecords()).toHaveLength(0)
  render(<LocaleProvider initial="ja">Page</LocaleProvider>).unmount()
  expect(said.takeRecords()).toHaveLength(1)
  expect(html.lang).toBe('ja')
  html.lang = 'en'
})
