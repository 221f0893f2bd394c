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
  ...{ dry_run: true, ok: 2, failed: 2, unknown_columns: [] },
  rows: [
    row(2, { message: '$167.94' }),
    row(3, { outcome: 'same', message: 'Already imported.' }),
    row(4, {
      ok: false,
      outcome: 'refused',
      message: 'Paid on: The date cannot be in the future. Reference: Already used.',
      errors: [
        { field: 'paid_on', label: 'Paid on', message: 'The date cannot be in the future.' },
        { field: 'reference', label: 'Reference', message: 'Already used.' },
      ],
    }),
    row(5, { ok: false, outcome: 'refused', message: 'This statement is void.' }),
  ],
}

it('counts what will be done as a change, and says why a row changes nothing', () => {
  render(<ImportRows result={result} />)
  expect(screen.getByRole('button', { name: 'Changes (1)' })).toBeTruthy()
  expect(screen.getByText('Already imported.')).toBeTruthy()
})

it('names each wrong cell by its column, in the table and in the file of errors', () => {
  render(<ImportRows result={result} />)
  expect(screen.getByText('Reference: Already used.')).toBeTruthy()
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Download errors' })
  expect(decodeURIComponent(link.href.split(',')[1] ?? '').split('\r\n')).toEqual([
    '\uFEFF"Line","Record","Column","Error"',
    '"4","ST-4","Paid on","The date cannot be in the future."',
    '"4","ST-4","Reference","Already used."',
    '"5","ST-5","","This statement is void."',
    '',
  ])
})
