import { api, factsOf, idempotencyKey } from '@officina/client/api'
import type { Progress } from '@officina/client/transfer'
import simpleRestProvider from 'ra-data-simple-rest'
import type { DataProvider, GetListParams, RaRecord } from 'react-admin'
import { within } from '../schema/filters.ts'
import { findResource, loadSpec } from '../schema/spec.ts'
import { changesOf, inputOf } from './changes.ts'
import { httpClient } from './httpClient.ts'

const root = '/api/admin'
const base = simpleRestProvider(root, httpClient as never)

export { idempotencyKey, type Progress }

const calls = {
  /** Typed calls of the contract's paths. */
  get: api.get,
  post: api.post,
  patch: api.patch,

  /** What is neither a list nor a record: an action, a preview, a search. An ApiError has each text of each field. */
  async call(method: Method, path: string, { key, query, ...init }: CallInit = {}) {
    const answer = await api.request(method, path, {
      ...init,
      ...(query ? { params: { query } } : {}),
      ...(key ? { headers: { 'Idempotency-Key': key } } : {}),
    })
    return answer.data
  },

  /** A file that the server makes; by GET unless said otherwise. With `isSaved` the browser saves it. */
  async file(path: string, { method, query, isSaved, ...init }: FileInit = {}) {
    const { download, saveBlob } = await import('@officina/client/transfer')
    const load = download as unknown as (
      method: 'get' | 'post',
      path: string,
      init: object,
    ) => Promise<{ blob: Blob; filename: string; type: string }>
    const file = await load(method ?? 'get', path, {
      ...init,
      ...(query ? { params: { query } } : {}),
    })
    if (isSaved) saveBlob(file.blob, file.filename)
    return file
  },

  /** A form with files. */
  async upload(path: string, form: FormData) {
    const { upload } = await import('@officina/client/transfer')
    return (upload as unknown as Upload)('post', path, { form })
  },
}

/**
 * ra-data-simple-rest in our dialect: `update` is a PATCH of what changed with the revision that was read, and calls
 * on many records go one by one and tell all that failed.
 */
export const dataProvider: DataProvider & typeof calls = {
  ...base,
  supportAbortSignal: true,
  ...calls,

  async getList(resource: string, params: GetListParams) {
    const filter = within(params.meta?.within, params.filter)
    const { url, options } = listUrl(resource, { ...params, filter })
    const { headers, json, total } = await httpClient(url, options)
    if (!Array.isArray(json) || total === undefined)
      throw new Error('The server sent a list without its total.')
    return { data: json, total, meta: factsOf(headers) }
  },

  // no id to ask for, no call: an empty filter would be the whole list
  getMany: (resource, params) =>
    params.ids.length === 0 ? Promise.resolve({ data: [] }) : base.getMany(resource, params),

  async create(resource, params) {
    const data = inputOf(params.data as RaRecord, (await loadSpec(resource))?.create)
    const { json } = await httpClient(`${root}/${resource}`, {
      method: 'POST',
      body: JSON.stringify(data),
    })
    return { data: json as never }
  },

  async update(resource, params) {
    const accepted = (await loadSpec(resource))?.update
    const data = changesOf(params.data as RaRecord, params.previousData as RaRecord, accepted)
    if (Object.keys(data).every((key) => key === 'revision'))
      return { data: { ...params.previousData, ...params.data } as never }
    const { json } = await httpClient(oneUrl(resource, params.id), {
      method: 'PATCH',
      body: JSON.stringify(data),
    })
    return { data: json as never }
  },

  async updateMany(resource, params) {
    await each(params.ids, (id) =>
      httpClient(oneUrl(resource, id), { method: 'PATCH', body: JSON.stringify(params.data) }),
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

type Upload = (method: 'post', path: string, init: { form: FormData }) => Promise<unknown>
type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'
type CallInit = {
  body?: object
  query?: object
  /** Sent as `Idempotency-Key`: the same click never counts twice. */
  key?: string
  signal?: AbortSignal
  /** A 401 is only thrown. */
  quiet?: boolean
}
type FileInit = {
  quiet?: boolean
  method?: 'post'
  isSaved?: boolean
  body?: object
  query?: object
  signal?: AbortSignal
  onProgress?: (progress: Progress) => void
}

const oneUrl = (resource: string, id: unknown) =>
  `${root}/${resource}/${encodeURIComponent(String(id))}`

function listUrl(resource: string, params: GetListParams) {
  const { page = 1, perPage = 25 } = params.pagination ?? {}
  const from = (page - 1) * perPage
  const sort = params.sort && findResource(resource)?.sort.includes(params.sort.field)
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
