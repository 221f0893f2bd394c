import { afterAll, beforeEach, expect, it } from 'vitest'
import { CommitUnknownError, type Ctx, inTransaction } from './context.ts'
import { sql } from './db/sql.ts'
import { once } from './http/idempotency.ts'
import { newId } from './ids.ts'
import { createExecutioner } from './testing/backends.ts'
import { isPooled } from './testing/deep.ts'
import { asAdmin } from './testing/fixtures.ts'
import { useClinic } from './testing/harness.ts'

const t = await useClinic()
const executioner = await createExecutioner(t.ownerUrl)
afterAll(() => executioner.close())
beforeEach(() => t.ctx.db.execute(sql`delete from throttles`))

/** One row, and how many there are now. */
const write = (ctx: Ctx) =>
  ctx.db.execute(
    sql`insert into throttles (key, hits, reset_at) values (gen_random_uuid(), 1, now())`,
  )
const written = async () => (await t.ctx.db.execute(sql`select 1 from throttles`)).rows.length

it('does the work again when the connection was lost before the commit', async () => {
  const undone: number[] = []
  let attempts = 0
  const result = await inTransaction(t.ctx, async (tx) => {
    const attempt = ++attempts
    tx.tx?.onRollback.push(async () => void undone.push(attempt))
    await write(tx)
    if (attempt === 1) await executioner.end('transaction')
    await write(tx)
    return attempt
  })
  expect([result, undone, await written()]).toEqual([2, [1], 2])
})

it('gives up after the third time, and the pool is whole', async () => {
  let attempts = 0
  const failing = inTransaction(t.ctx, async (tx) => {
    attempts++
    await write(tx)
    await executioner.end('transaction')
    await write(tx)
  })
  await expect(failing).rejects.toThrow()
  expect([attempts, await written()]).toEqual([3, 0])
})

it('keeps an answer that was found before the connection was lost', async () => {
  let attempts = 0
  const refused = inTransaction(t.ctx, async (tx) => {
    attempts++
    await write(tx)
    await executioner.end('transaction')
    throw new Error('refused')
  })
  await expect(refused).rejects.toThrow('refused')
  expect([attempts, await written()]).toEqual([1, 0])
})

/** Loses the connection over the first commit: before the database has heard of it, or after it is done. */
const losingCommit = (tx: Ctx, isDone: boolean) =>
  answeringCommit(tx, async (query) => {
    if (isDone) await query('commit')
    await executioner.end('all')
    return query('select 1')
  })

type Query = (...args: unknown[]) => Promise<unknown>

function answeringCommit(tx: Ctx, answer: (query: Query) => Promise<unknown>): void {
  const client = tx.tx?.client
  if (!client) throw new Error('no transaction')
  const { query } = client
  client.query = (async (...args: unknown[]) => {
    const asked = query.bind(client) as Query
    if (args[0] !== 'commit') return asked(...args)
    client.query = query
    return answer(asked)
  }) as typeof client.query
}

// a pooler that has lost its connection goes on with another
it.skipIf(isPooled).each([true, false])(
  'never repeats a commit without an answer (done: %s)',
  async (isDone) => {
    let attempts = 0
    const unknown = inTransaction(t.ctx, async (tx) => {
      attempts++
      await write(tx)
      losingCommit(tx, isDone)
    })
    await expect(unknown).rejects.toThrow(CommitUnknownError)
    expect([attempts, await written()]).toEqual([1, isDone ? 1 : 0])
  },
)

it.each<[string, string, unknown, number[], number]>([
  ['nobody answers in time', 'commit', new Error('Query read timeout'), [], 1],
  ['the database refuses', 'rollback', Object.assign(new Error('x'), { code: '23505' }), [1], 0],
])(
  'takes back what no database takes back, unless it may be done: %s',
  async (_, does, error, undone, rows) => {
    const takenBack: number[] = []
    const failing = inTransaction(t.ctx, async (tx) => {
      tx.tx?.onRollback.push(async () => void takenBack.push(1))
      await write(tx)
      answeringCommit(tx, async (query) => {
        await query(does)
        throw error
      })
    })
    await expect(failing).rejects.toThrow(undone.length > 0 ? 'x' : CommitUnknownError)
    expect([takenBack, await written()]).toEqual([undone, rows])
  },
)

// a pooler that has lost its connection goes on with another
it.skipIf(isPooled).each([true, false])(
  'lets the key decide about such a commit (done: %s)',
  async (isDone) => {
    let attempts = 0
    const { accountId } = await asAdmin(t)
    const actor = { accountId } as unknown as Ctx['actor']
    const answer = await once({ ...t.ctx, actor }, 'test', newId(), {}, async (tx) => {
      await write(tx)
      if (++attempts === 1) losingCommit(tx, isDone)
      return { made: attempts }
    })
    expect(answer).toEqual(
      isDone ? { body: { made: 1 }, replayed: true } : { body: { made: 2 }, replayed: false },
    )
    expect(await written()).toBe(1)
  },
)

it('does not repeat committed work because of what follows it', async () => {
  let attempts = 0
  const failing = inTransaction(t.ctx, async (tx) => {
    attempts++
    await write(tx)
    tx.tx?.afterCommit.push(() => {
      throw Object.assign(new Error('contended'), { code: '40001' })
    })
  })
  await expect(failing).rejects.toThrow('contended')
  expect([attempts, await written()]).toEqual([1, 1])
})
