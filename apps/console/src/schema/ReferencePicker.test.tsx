import '@officina/openapi/resources/products'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { CoreAdminContext, memoryStore, testDataProvider } from 'react-admin'
import { afterEach, expect, it } from 'vitest'
import { productActions } from '../resources/products/actions.ts'
import ReferenceField from './ReferenceField.tsx'

afterEach(cleanup)

it('offers no product as its own successor', async () => {
  const rows = ['Zinc', 'Iron'].map((title) => ({ id: title, title }))
  const getList = async () => ({ data: rows, total: 2 })
  const { except } = productActions.discontinue.fields.successor_id
  render(
    <CoreAdminContext
      store={memoryStore()}
      dataProvider={testDataProvider({ getList: getList as never })}
    >
      <ReferenceField
        id="successor"
        label="Successor"
        resource="products"
        value=""
        except={except({ id: 'Zinc' } as never)}
        onChange={() => undefined}
        onUnpicked={() => undefined}
      />
    </CoreAdminContext>,
  )
  fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Successor' }))
  await screen.findByRole('option', { name: 'Iron' })
  expect(screen.queryByRole('option', { name: 'Zinc' })).toBeNull()
})
