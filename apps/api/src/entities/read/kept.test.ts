import { expect, it } from 'vitest'
import type { AdminCtx } from '../../context.ts'
import { type JsonSchema, parameterOf } from '../../contract.ts'
import { textOf } from '../../db/frozen.ts'
import { newId } from '../../ids.ts'
import { useClinic } from '../../testing/harness.ts'
import { operations } from '../../testing/operations.ts'
import { permissionsOf } from '../admin/permissions.ts'
import { definedList } from './list.ts'

const t = await useClinic()
const lists = operations.flatMap(({ guard, operation }) => {
  const list = guard === 'admin' ? definedList(operation.operationId) : undefined
  return list ? [{ list, operation }] : []
})
const asked = (role: Parameters<typeof permissionsOf>[0]): AdminCtx =>
  ({ ...t.ctx, actor: { role: 'admin', id: newId(), permissions: permissionsOf(role) } }) as never

const sampleOf = (schema: JsonSchema): unknown => {
  if (schema.type === 'array') return [sampleOf(schema.items ?? {}), sampleOf(schema.items ?? {})]
  if (schema.enum) return (schema.enum as unknown[]).at(-1)
  if (schema.format === 'uuid') return newId()
  if (schema.type === 'boolean') return true
  return /integer|number/.test(String(schema.type)) ? 5 : 'x'
}

/** Queries that differ in all that the text depends on, and in values that it must not depend on. */
function queriesOf({ list, operation }: (typeof lists)[number]) {
  const fields = (parameterOf(operation, 'sort')?.prefixItems as JsonSchema[] | undefined)?.[0]
    ?.enum
  const sorts = ((fields ?? []) as string[]).flatMap((name) =>
    (['ASC', 'DESC'] as const).map((way) => ({ sort: [name, way], range: [50, 74] })),
  )
  const filters = Object.entries(list.filters).flatMap(([name, schema]) =>
    [0, 1].map(() => ({ filter: { [name]: sampleOf(schema) }, range: [0, 9] })),
  )
  return [{}, { range: [0, 24] }, { range: [25, 49] }, { range: [0, 6] }, ...sorts, ...filters]
}

it('a page is asked by the same statement as if it were put together anew', () => {
  const kept = new Set<string>()
  const roles = ['owner', 'readonly', 'content', 'owner'] as const
  for (const role of roles) {
    t.clock.advance(180_000)
    const ctx = asked(role)
    for (const each of lists)
      for (const query of queriesOf(each)) {
        const { list } = each
        const ready = attempt(() => list.kept(ctx, query))
        if (!ready) continue
        if (typeof ready === 'object') kept.add(`${list.operationId} ${Object.keys(query)}`)
        const anew = attempt(() => {
          const { sql: text, params: values } = textOf(list.select(ctx, query, undefined))
          return { text, values }
        })
        expect(ready, `${list.operationId} ${JSON.stringify(query)}`).toEqual(anew)
      }
  }
  expect([...kept]).toEqual(
    expect.arrayContaining([
      'adminListOrders ',
      'adminListOrders sort,range',
      'adminListOrders filter,range',
    ]),
  )
  expect(kept.size).toBeGreaterThan(60)
})

/** What it answers, or the code of its refusal. */
function attempt<T>(work: () => T): T | string {
  try {
    return work()
  } catch (error) {
    return String((error as { code?: string }).code)
  }
}

it('searches and filters of a list’s own are put together for each call', () => {
  const list = definedList('adminListOrders')
  expect(list?.kept(asked('owner'), { filter: { q: 'Sato' } })).toBeUndefined()
  expect(list?.kept(asked('owner'), { filter: { tab: 'new' } })).toBeUndefined()
})
