import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { ImportRows } from './ImportRows.tsx'
import type { ImportResult } from './useImport.ts'

globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
afterEach(cleanup)

const row = (line: number, more: Partial<ImportResult['rows'][number]>) => ({
  ...{ line, label: `ST-${line}`, ok: true, outcome: 'done' as const, error_code: null },
  ...{ message: null, errors: [], changes: [], ...more },
})
const result: ImportResult = {
  ...{ dry_run: true, ok: 1, failed: 1, unknown_columns: [] },
  rows: [
    row(2, { message: '$167.94' }),
    row(3, { outcome: 'same', message: 'Already imported.' }),
    row(4, {
      ok: false,
      outcome: 'refused',
      message: 'Paid on: The date cannot be in the future.',
      errors: [{ field: 'paid_on', message: 'The date cannot be in the future.' }],
    }),
  ],
}

it('counts what will be done as a change, and says why a row changes nothing', () => {
  render(<ImportRows result={result} />)
  expect(screen.getByRole('button', { name: 'Changes (1)' })).toBeTruthy()
  expect(screen.getByText('Already imported.')).toBeTruthy()
})

it('names columns in the file of errors as people know them', () => {
  render(<ImportRows result={result} />)
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Download errors' })
  expect(decodeURIComponent(link.href.split(',')[1] ?? '').split('\r\n')).toEqual([
    '\uFEFF"Line","Record","Result"',
    '"4","ST-4","Paid on: The date cannot be in the future."',
    '',
  ])
})
