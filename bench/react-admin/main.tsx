import simpleRestProvider from 'ra-data-simple-rest'
import {
  Admin,
  Datagrid,
  DateField,
  fetchUtils,
  List,
  NumberField,
  Resource,
  TextField,
} from 'react-admin'
import { createRoot } from 'react-dom/client'

/** Our dialect is that of ra-data-simple-rest, but for the guard and for rows that are wrapped in `data`. */
async function httpClient(url: string, options: fetchUtils.Options = {}) {
  const headers = new Headers(options.headers)
  headers.set('x-auth-guard', 'admin')
  const answer = await fetchUtils.fetchJson(url, { ...options, headers })
  return { ...answer, json: answer.json.data }
}

/** The console's orders as react-admin's own tutorial would have them. */
const OrderList = () => (
  <List perPage={25} sort={{ field: 'placed_at', order: 'DESC' }}>
    <Datagrid>
      <TextField source="number" />
      <DateField source="placed_at" showTime />
      <TextField source="patient_name" />
      <DateField source="unshipped_since" />
      <TextField source="flags" />
      <NumberField source="total" />
      <TextField source="payment_state" />
      <TextField source="fulfilment_state" />
      <TextField source="doctor_name" />
      <NumberField source="item_count" />
    </Datagrid>
  </List>
)

// it would tell its makers of every visit
createRoot(document.getElementById('root') as HTMLElement).render(
  <Admin disableTelemetry dataProvider={simpleRestProvider('/api/admin', httpClient)}>
    <Resource name="orders" list={OrderList} />
  </Admin>,
)
