import { listQuery } from '@officina/client/list'
import { listQ } from '@officina/client/query'
import type { components } from '@officina/openapi/schema'

export const categories = ['notice', 'product', 'campaign', 'maintenance', 'recall'] as const
type Category = components['schemas']['NewsItem']['category']
type Filter = { category?: Category[]; unread?: boolean }

const perPage = 25

/** The list as the address asks for it; `all` reads the values of one key. */
export function newsQuery(all: (key: string) => string[]) {
  const category = categories.filter((each) => all('category').includes(each))
  const filter: Filter = {
    ...(category.length > 0 ? { category } : {}),
    ...(all('unread')[0] === '1' ? { unread: true } : {}),
  }
  const query = listQuery<never, Filter>({ page: pageOf(all('page')[0]), perPage, filter })
  return listQ('/api/patient/news', { params: { query } })
}

export const pageOf = (text: string | undefined) => Math.max(1, Math.floor(Number(text)) || 1)
