import { expect, test } from 'vitest'
import { checkFiles } from './fileLimits.ts'

const limits = { accept: ['image/*', '.pdf'], maxBytes: 1000, maxFiles: 2 }
const file = (name: string, size: number, type: string) => ({ name, size, type })
const photo = file('a.jpg', 10, 'image/jpeg')
const scan = file('b.PDF', 1000, '')

test('right files join, by type or by extension', () => {
  expect(checkFiles([], [photo, scan], limits)).toEqual({
    taken: [photo, scan],
    problem: undefined,
  })
})

test('wrong files stay out, each with its reason', () => {
  const reason = (...added: (typeof photo)[]) => checkFiles([photo], added, limits).problem?.code
  expect(reason(file('c.exe', 10, 'application/x-msdownload'))).toBe('kind')
  expect(reason(file('c.png', 1001, 'image/png'))).toBe('size')
  expect(reason(file('c.png', 0, 'image/png'))).toBe('empty')
  expect(reason(scan, file('c.png', 5, 'image/png'))).toBe('count')
})

test('the same file twice is one file', () => {
  expect(checkFiles([photo], [photo], limits)).toEqual({ taken: [], problem: undefined })
})
