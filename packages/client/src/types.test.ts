import { expectTypeOf, test } from 'vitest'
import { createApi } from './api.ts'
import { listQuery } from './list.ts'

type Patient = { id: string; name: string }
type Json<T> = { headers: { [name: string]: unknown }; content: { 'application/json': T } }
type NoBody = { requestBody?: never }

// written as the generator writes it
type Sample = {
  '/patients': {
    get: NoBody & {
      parameters: {
        query?: { sort?: ['name', 'ASC' | 'DESC']; range?: number[]; filter?: { q?: string } }
      }
      responses: { 200: Json<{ data: Patient[] }>; 401: Json<{ message: string }> }
    }
    post: {
      parameters: { header: { 'Idempotency-Key': string } }
      requestBody: Json<{ name: string }>
      responses: { 201: Json<{ data: Patient }> }
    }
    patch?: never
  }
  '/patients/{id}': {
    get: NoBody & { parameters: { path: { id: string } }; responses: { 200: Json<Patient> } }
    delete: {
      parameters: { path: { id: string } }
      requestBody?: Json<{ ids: string[] }>
      responses: { 204: { headers: object; content?: never } }
    }
  }
}

// never run: the compiler is what tests this
const calls = async () => {
  const api = createApi<Sample>()
  const path = { id: '1' }
  expectTypeOf(await api.get('/patients')).toEqualTypeOf<Patient[]>()
  expectTypeOf((await api.list('/patients')).data).toEqualTypeOf<Patient[]>()
  expectTypeOf(await api.get('/patients/{id}', { params: { path } })).toEqualTypeOf<Patient>()
  expectTypeOf(await api.post('/patients', { body: { name: 'x' } })).toEqualTypeOf<Patient>()
  expectTypeOf(await api.del('/patients/{id}', { params: { path } })).toEqualTypeOf<undefined>()
  await api.del('/patients/{id}', { params: { path }, body: { ids: [] } })

  const query = listQuery({ sort: { field: 'name', order: 'ASC' }, filter: { q: 'x' } })
  await api.list('/patients', { params: { query } })
  await api.list('/patients', { params: { query: listQuery({ page: 2 }) } })
  const wrong = listQuery({ sort: { field: 'nam', order: 'ASC' } })
  // @ts-expect-error the list cannot be sorted by this
  await api.list('/patients', { params: { query: wrong } })

  // @ts-expect-error unknown path
  await api.get('/nothing')
  // @ts-expect-error the path has no such method
  await api.patch('/patients')
  // @ts-expect-error the path's parameter is missing
  await api.get('/patients/{id}')
  // @ts-expect-error the body is missing
  await api.post('/patients')
  // @ts-expect-error the body is not what the path takes
  await api.post('/patients', { body: { nam: 'x' } })
  // @ts-expect-error a GET has no body
  await api.get('/patients', { body: {} })
}

test('calls are typed by their paths', () => {
  expectTypeOf(calls).returns.toEqualTypeOf<Promise<void>>()
})
