import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ListPart } from './ListPart.tsx'

vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    disconnect() {}
  },
)

it('shows the rows of before as such while others load', () => {
  const list = { page: 1, pageSize: 25, sort: { key: 'name', order: 'ASC' } }
  const part = (isPlaceholderData: boolean) => (
    <ListPart
      query={{ data: { data: [{ name: 'Ana' }], total: 1 }, isPlaceholderData } as never}
      list={list as never}
      nothing={null}
      label="Patients"
      columns={[{ key: 'name', header: 'Name', render: (row: { name: string }) => row.name }]}
      rowKey={(row) => row.name}
    />
  )
  const { rerender } = render(part(true))
  const isBusy = () => screen.getByRole('table').closest('[aria-busy=true]') !== null
  expect(isBusy()).toBe(true)
  rerender(part(false))
  expect(isBusy()).toBe(false)
})
