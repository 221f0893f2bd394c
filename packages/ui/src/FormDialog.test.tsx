import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { FormDialog } from './FormDialog.tsx'
import { LocaleContext } from './text.tsx'

afterEach(cleanup)

it.each([
  ['en', 'Refund', false, 'Cancel'],
  ['en', 'Cancel order', true, 'Close'],
  ['ja', '返金する', false, 'キャンセル'],
  ['ja', '招待を取り消す', true, '閉じる'],
] as const)('names the way out apart from the action: %s, %s', (locale, verb, cancels, way) => {
  render(
    <LocaleContext value={{ locale, setLocale: () => undefined }}>
      <FormDialog title="-" verb={verb} cancels={cancels} onClose={() => undefined}>
        -
      </FormDialog>
    </LocaleContext>,
  )
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([way, verb])
})
