import simpleRestProvider from 'ra-data-simple-rest'
import type { DataProvider, GetListParams, RaRecord } from 'react-admin'
import { within } from '../schema/filters.ts'
import { findSpec } from '../schema/spec.ts'
import { changesOf, formOf, hasFiles, inputOf } from './changes.ts'
import { httpClient } from './httpClient.ts'

const root = '/api/admin'
const base = simpleRestProvider(root, httpClient as never)

/**
 * ra-data-simple-rest in our dialect: `update` is a PATCH of what changed with the revision that was read,
 * records with files are multipart, and calls on many records go one by one and tell all that failed.
 */
export const dataProvider: DataProvider = {
  ...base,
  supportAbortSignal: true,

  async getList(resource: string, params: GetListParams) {
    const filter = within(params.meta?.within, params.filter)
    const { url, options } = listUrl(resource, { ...params, filter })
    const { headers, json } = await httpClient(url, options)
    const total = Number(headers.get('Content-Range')?.split('/').at(-1))
    if (!Array.isArray(json) || Number.isNaN(total))
      throw new Error('The server sent a list without its total.')
    return {
      data: json,
      total,
      meta: { estimated: headers.get('X-Total-Estimated') === 'true' },
    }
  },

  // no id to ask for, no call: an empty filter would be the whole list
  getMany: (resource, params) =>
    params.ids.length === 0 ? Promise.resolve({ data: [] }) : base.getMany(resource, params),

  async create(resource, params) {
    const data = inputOf(params.data as RaRecord, findSpec(resource)?.create)
    const { json } = await httpClient(`${root}/${resource}`, { method: 'POST', body: bodyOf(data) })
    return { data: json as never }
  },

  async update(resource, params) {
    const accepted = findSpec(resource)?.update
    const data = changesOf(params.data as RaRecord, params.previousData as RaRecord, accepted)
    if (Object.keys(data).every((key) => key === 'revision'))
      return { data: { ...params.previousData, ...params.data } as never }
    const { json } = await httpClient(oneUrl(resource, params.id), {
      method: 'PATCH',
      body: bodyOf(data),
    })
    return { data: json as never }
  },

  async updateMany(resource, params) {
    await each(params.ids, (id) =>
      httpClient(oneUrl(resource, id), { method: 'PATCH', body: bodyOf(params.data as RaRecord) }),
    )
    return { data: params.ids }
  },

  async delete(resource, params) {
    await httpClient(oneUrl(resource, params.id), { method: 'DELETE' })
    return { data: (params.previousData ?? { id: params.id }) as never }
  },

  async deleteMany(resource, params) {
    await each(params.ids, (id) => httpClient(oneUrl(resource, id), { method: 'DELETE' }))
    return { data: params.ids }
  },
}

const oneUrl = (resource: string, id: unknown) =>
  `${root}/${resource}/${encodeURIComponent(String(id))}`

const bodyOf = (data: Record<string, unknown>) =>
  hasFiles(data) ? formOf(data) : JSON.stringify(data)

function listUrl(resource: string, params: GetListParams) {
  const { page = 1, perPage = 25 } = params.pagination ?? {}
  const from = (page - 1) * perPage
  const sort = params.sort && findSpec(resource)?.sort.includes(params.sort.field)
  const query = new URLSearchParams({
    range: JSON.stringify([from, from + perPage - 1]),
    ...(sort ? { sort: JSON.stringify([params.sort?.field, params.sort?.order]) } : {}),
    ...(hasKeys(params.filter) ? { filter: JSON.stringify(params.filter) } : {}),
  })
  return {
    url: `${root}/${resource}?${query}`,
    options: params.signal ? { signal: params.signal } : {},
  }
}

const hasKeys = (filter: unknown): boolean => Object.keys((filter ?? {}) as object).length > 0

/** One after the other; the first failure is thrown when all have been tried. */
async function each(ids: readonly unknown[], run: (id: unknown) => Promise<unknown>) {
  const failures: unknown[] = []
  for (const id of ids) await run(id).catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw failures[0]
}
