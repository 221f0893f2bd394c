import { listQuery } from '@officina/client/list'
import { listQ } from '@officina/client/query'
import type { components } from '@officina/openapi/schema'
import { statusOptions } from '@officina/shared/status/words'
import { searchText } from '../../../features/searchText.ts'

type OrderStatus = components['schemas']['PatientOrderSummary']['status']
type Filter = { q?: string; year?: number; status?: OrderStatus[] }

export const sizeOf = (text: string | undefined): number =>
  [10, 25, 50, 100].includes(Number(text)) ? Number(text) : 10

/** The list as the address asks for it; `all` reads the values of one key. */
export function ordersQuery(all: (key: string) => string[]) {
  const year = Number(all('year')[0])
  const q = searchText(all('q')[0])
  const status = all('status').filter(isStatus)
  const filter: Filter = {
    ...(q ? { q } : {}),
    ...(year >= 2000 && year <= 2200 ? { year } : {}),
    ...(status.length > 0 ? { status } : {}),
  }
  const query = listQuery<'placed_at', Filter>({
    page: Number(all('page')[0] ?? 1),
    perPage: sizeOf(all('size')[0]),
    sort: { field: 'placed_at', order: 'DESC' },
    filter,
  })
  return listQ('/api/patient/orders', { params: { query } })
}

// an old link may carry words that the contract does not know
const isStatus = (word: string): word is OrderStatus =>
  statusOptions('patient_order', 'en').some(({ value }) => value === word)

export const filterKeys = ['q', 'year', 'status'] as const
