import { AsyncLocalStorage } from 'node:async_hooks'
import { expect, it } from 'vitest'
import { textOf } from './frozen.ts'
import { grouped } from './grouped.ts'
import { inGroups } from './inGroups.ts'
import { sql } from './sql.ts'

/** Work that is done when the test says so. */
function held() {
  const groups: { given: number[]; done(): void; failed(error: unknown): void }[] = []
  const work = (given: number[]) =>
    new Promise<number[]>((resolve, failed) => {
      groups.push({ given, done: () => resolve(given.map((n) => -n)), failed })
    })
  return { groups, work }
}
const settled = () => new Promise((resolve) => setImmediate(resolve))

it('work waits only while as much as may be is being done, then goes together', async () => {
  const { groups, work } = held()
  const ask = inGroups(work, { lanes: 2, most: 3 })
  const asked = [1, 2, 3, 4, 5, 6].map(ask)
  expect(groups.map(({ given }) => given)).toEqual([[1], [2]])
  groups[1]?.done()
  await settled()
  expect(groups.map(({ given }) => given)).toEqual([[1], [2], [3, 4, 5]])
  groups[0]?.done()
  await settled()
  expect(groups.at(-1)?.given).toEqual([6])
  for (const { done } of groups) done()
  expect(await Promise.all(asked)).toEqual([-1, -2, -3, -4, -5, -6])
})

it('what PostgreSQL cannot take of one keeps no other back; what else fails, fails for all', async () => {
  const given: number[][] = []
  const ask = inGroups(
    async (group: number[]) => {
      given.push(group)
      await settled()
      if (group.includes(3)) throw Object.assign(new Error('odd'), { code: '22P02' })
      if (group.includes(5)) throw Object.assign(new Error('gone'), { code: '57P01' })
      return group
    },
    { lanes: 1, most: 9 },
  )
  const first = await Promise.allSettled([1, 2, 3].map(ask))
  expect(first.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected'])
  expect(given).toEqual([[1], [2, 3], [2], [3]])
  await settled()
  const second = await Promise.allSettled([4, 5, 6].map(ask))
  expect(second.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected'])
})

it('work counts to a trace of those who wait for it', async () => {
  const trace = new AsyncLocalStorage<number>()
  const traced: unknown[] = []
  const ask = inGroups(
    async (group: number[]) => {
      await settled()
      traced.push([trace.getStore(), ...group])
      return group
    },
    { lanes: 1, most: 9 },
  )
  await Promise.all([1, 2, 3].map((n) => trace.run(n, () => ask(n))))
  expect(traced).toEqual([
    [1, 1],
    [2, 2, 3],
  ])
})

it('a value whose type is not given is refused before anything is asked', () => {
  const statement = textOf(sql`select ${sql.placeholder('id')}, ${7}`)
  const ask = async () => []
  expect(() => grouped(statement, { name: 'text' }, ask)).toThrow('"id"')
  expect(() => grouped(statement, { id: 'uuid' }, ask)).not.toThrow()
})

it('a value that is missing fails the one who gives none, also among many', async () => {
  const statement = textOf(sql`select ${sql.placeholder('id')}`)
  const find = grouped(statement, { id: 'uuid' }, async (_text, [given]) => {
    await settled()
    return String(given).startsWith('[')
      ? JSON.parse(String(given)).map(({ id, n }: { id: string; n: number }) => [id, n])
      : [[given]]
  })
  const asked = await Promise.allSettled(
    ['a', 'b', 'c', undefined, 'e', 'f'].map((id) => find(id ? { id } : {})),
  )
  expect(asked.map((each) => (each.status === 'fulfilled' ? each.value[0]?.[0] : 'lacks'))).toEqual(
    ['a', 'b', 'c', 'lacks', 'e', 'f'],
  )
})
