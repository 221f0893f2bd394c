import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CommissionText } from './CommissionText.tsx'
import { HoldingText } from './HoldingText.tsx'
import { LocaleContext } from './text.tsx'

test.each([
  [
    'en',
    /^Waiting for stock\. Expected .+\. If it is not back by .+\.$/,
    /^No commission: .+\. The .+\.$/,
  ],
  [
    'ja',
    /^入荷を待っています。2026年12月5日に入荷予定です。2026年12月20日までに[^。]+。$/,
    /^手数料はありません。\S+。\S+。$/,
  ],
] as const)('sentences follow each other as they do in %s', (locale, held, commission) => {
  const line = { held_by: 'stock', restock_on: '2026-12-05', held_until: '2026-12-20T09:00:00Z' }
  const none = { reason: 'refunded', amount: 0, rate_bp: 0, covered_by_platform: true }
  const { container } = render(
    <LocaleContext value={{ locale, setLocale: () => undefined }}>
      <p>
        <HoldingText line={line as never} />
      </p>
      <p>
        <CommissionText commission={none as never} currency="JPY" />
      </p>
    </LocaleContext>,
  )
  const texts = [...container.querySelectorAll('p')].map((each) => each.textContent)
  expect(texts).toEqual([held, commission].map((text) => expect.stringMatching(text)))
})
