import { fireEvent, render, screen } from '@testing-library/react'
import { CoreAdminContext, ListContextProvider, memoryStore, type Store } from 'react-admin'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import SavedQueriesPanel from './SavedQueriesPanel.tsx'

const sort = { field: 'name', order: 'ASC' }
const draw = (store: Store) =>
  render(
    <MemoryRouter>
      <CoreAdminContext store={store}>
        <ListContextProvider value={{ filterValues: {}, sort, perPage: 25 } as never}>
          <SavedQueriesPanel
            storeKey="orders"
            columns={{ shown: [] } as never}
            onDone={() => undefined}
          />
        </ListContextProvider>
      </CoreAdminContext>
    </MemoryRouter>,
  )
const type = (value: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value } })

it('adds a view to those that another browser has saved meanwhile', async () => {
  const store = memoryStore({ 'orders.queries': [] })
  const there = [{ name: 'From there', filter: {}, sort }]
  draw(Object.assign(store, { load: async () => store.setItem('orders.queries', there) }))
  await screen.findByRole('button', { name: 'From there' })
  type('From here')
  fireEvent.submit(screen.getByRole('textbox'))
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
})

it('drops no saved view for one too many', () => {
  const queries = Array.from({ length: 30 }, (_, n) => ({ name: `View ${n}`, filter: {}, sort }))
  draw(memoryStore({ 'orders.queries': queries }))
  type('Another')
  fireEvent.submit(screen.getByRole('textbox'))
  expect(screen.getAllByRole('listitem')).toHaveLength(30)
  expect(screen.getByRole('button', { name: 'View 0' })).toBeTruthy()
  expect(screen.getByText(/^You can save up to 30 views/)).toBeTruthy()
  // the same name is that view as it is shown now
  type('View 0')
  expect(screen.queryByText(/^You can save up to 30 views/)).toBeNull()
})
