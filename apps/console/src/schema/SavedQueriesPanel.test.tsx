import { fireEvent, render, screen } from '@testing-library/react'
import { CoreAdminContext, ListContextProvider, memoryStore } from 'react-admin'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import SavedQueriesPanel from './SavedQueriesPanel.tsx'

it('drops no saved view for one too many', () => {
  const sort = { field: 'name', order: 'ASC' }
  const queries = Array.from({ length: 30 }, (_, n) => ({ name: `View ${n}`, filter: {}, sort }))
  const list = { filterValues: {}, sort, perPage: 25 }
  render(
    <MemoryRouter>
      <CoreAdminContext store={memoryStore({ 'orders.queries': queries })}>
        <ListContextProvider value={list as never}>
          <SavedQueriesPanel
            storeKey="orders"
            columns={{ shown: [] } as never}
            onDone={() => undefined}
          />
        </ListContextProvider>
      </CoreAdminContext>
    </MemoryRouter>,
  )
  const type = (value: string) =>
    fireEvent.change(screen.getByRole('textbox'), { target: { value } })
  type('Another')
  fireEvent.submit(screen.getByRole('textbox'))
  expect(screen.getAllByRole('listitem')).toHaveLength(30)
  expect(screen.getByRole('button', { name: 'View 0' })).toBeTruthy()
  expect(screen.getByText(/^You can save up to 30 views/)).toBeTruthy()
  // the same name is that view as it is shown now
  type('View 0')
  expect(screen.queryByText(/^You can save up to 30 views/)).toBeNull()
})
