import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { DataTable } from './DataTable.tsx'

globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

function Table() {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set())
  return (
    <DataTable
      label="Letters"
      columns={[{ key: 'name', header: 'Name', render: (row: string) => row }]}
      rows={['a', 'b', 'c', 'd', 'e']}
      rowKey={(row) => row}
      selection={{ keys, onChange: setKeys }}
    />
  )
}

test('Shift chooses all rows from the last one, in either direction, and takes them back', () => {
  render(<Table />)
  const click = (name: string, shiftKey = false) =>
    fireEvent.click(screen.getByRole('checkbox', { name: `Select ${name}` }), { shiftKey })
  const chosen = () =>
    screen
      .getAllByRole<HTMLInputElement>('checkbox', { name: /^Select \w$/ })
      .map((box) => (box.checked ? 1 : 0))
      .join('')
  click('a', true)
  expect(chosen()).toBe('10000')
  click('d')
  click('b', true)
  expect(chosen()).toBe('11110')
  click('c', true)
  expect(chosen()).toBe('10010')
})
