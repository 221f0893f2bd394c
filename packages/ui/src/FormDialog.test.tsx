import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { FormDialog } from './FormDialog.tsx'
import { LocaleContext } from './text.tsx'

afterEach(cleanup)

it.each([
  ['en', 'Refund order', 'Refund', 'Cancel'],
  ['en', 'Cancel order?', 'Cancel order', 'Close'],
  ['en', 'Decline the cancellation?', 'Decline request', 'Close'],
  ['ja', '返金', '返金する', 'キャンセル'],
  ['ja', 'キャンセルを断りますか？', '依頼を断る', '閉じる'],
  ['ja', '招待の取り消し', '招待を取り消す', '閉じる'],
] as const)('names the way out apart from the action: %s, %s', (locale, title, verb, way) => {
  render(
    <LocaleContext value={{ locale, setLocale: () => undefined }}>
      <FormDialog title={title} verb={verb} onClose={() => undefined}>
        -
      </FormDialog>
    </LocaleContext>,
  )
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([way, verb])
})
