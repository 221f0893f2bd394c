import { LocaleContext } from '@officina/ui/text'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { PreviewRow } from './Preview.tsx'

const product = {
  title: 'Zinc',
  brand: 'Northfield',
  variant_title: '60 tablets',
  availability: 'in_stock',
  price: 1400,
  member_price: 1400,
  currency: 'USD',
} as Parameters<typeof PreviewRow>[0]['product']

it.each([
  ['en', 'Northfield · 60 tablets'],
  ['ja', 'Northfield · 60錠'],
] as const)('names the pack in the words of the reader: %s', (locale, text) => {
  const html = renderToStaticMarkup(
    <LocaleContext value={{ locale, setLocale: () => undefined }}>
      <PreviewRow product={product} as="doctor" />
    </LocaleContext>,
  )
  expect(html.replace(/<style.*?<\/style>|<[^>]+>/g, '')).toContain(text)
})
