import { expect, it } from 'vitest'
import type { Ctx } from '../context.ts'
import { eachRow } from './allRows.ts'

it('comes to every row once, batch after batch, whichever fail', async () => {
  const rows = ['1', '2', '3', '4', '5'].map((id) => ({ id }))
  const done: string[] = []
  const logged: object[] = []
  const log = { error: ({ id }: { id: string }, text: string) => logged.push({ [id]: text }) }
  const read = async (after: string) => rows.filter(({ id }) => id > after).slice(0, 2)
  const how = { atOnce: 2, failed: 'was not done' }
  await eachRow({ log } as unknown as Ctx, read, how, async ({ id }) => {
    if (id < '4') throw new Error('not today')
    done.push(id)
  })
  expect(done).toEqual(['4', '5'])
  expect(logged).toEqual(['1', '2', '3'].map((id) => ({ [id]: 'was not done' })))
})
