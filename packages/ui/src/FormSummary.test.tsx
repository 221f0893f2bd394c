import type { Locale } from '@officina/shared/locale'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FormSummary } from './FormSummary.tsx'
import { LocaleContext } from './text.tsx'

const summaryIn = (locale: Locale) => {
  render(
    <LocaleContext value={{ locale, setLocale: () => undefined }}>
      <FormSummary errors={{ email: ['!'] }} labels={{ email: 'Email' }} />
    </LocaleContext>,
  )
  return screen.getByRole('link').textContent
}

test.each([
  ['en', 'Email: !'],
  ['ja', 'Email：!'],
] as const)('a field is named as sentences are written: %s', (locale, text) => {
  expect(summaryIn(locale)).toBe(text)
})
