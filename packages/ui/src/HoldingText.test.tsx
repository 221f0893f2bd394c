import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { HoldingText } from './HoldingText.tsx'
import { LocaleContext } from './text.tsx'

test.each([
  ['en', /^Waiting for stock\. Expected .+\. If it is not back by .+\.$/],
  ['ja', /^入荷を待っています。2026年12月5日に入荷予定です。2026年12月20日までに[^。]+。$/],
] as const)('sentences follow each other as they do in %s', (locale, text) => {
  const line = { held_by: 'stock', restock_on: '2026-12-05', held_until: '2026-12-20T09:00:00Z' }
  const { container } = render(
    <LocaleContext value={{ locale, setLocale: () => undefined }}>
      <HoldingText line={line as never} />
    </LocaleContext>,
  )
  expect(container.textContent).toMatch(text)
})
