import { expect, it } from 'vitest'
import { contentDisposition } from './replies.ts'

it('a file name is sent as RFC 6266 says, with an ASCII name for old programs', () => {
  expect(contentDisposition('処方箋 "1".pdf', false)).toBe(
    `attachment; filename="___ _1_.pdf"; filename*=UTF-8''%E5%87%A6%E6%96%B9%E7%AE%8B%20_1_.pdf`,
  )
  expect(contentDisposition('a\u202egpj.exe\ud83d', true)).toBe(
    `inline; filename="agpj.exe_"; filename*=UTF-8''agpj.exe%EF%BF%BD`,
  )
})
