import type { Ctx } from '../context.ts'

/** Does a part of a transaction; when it fails the part alone is taken back, with what was to follow the commit. */
export async function apart<T>(ctx: Ctx, work: () => Promise<T>): Promise<T> {
  const { client, takeBack, end } = await begin(ctx)
  try {
    const result = await work()
    await client.query('release savepoint part')
    end()
    return result
  } catch (error) {
    await takeBack()
    throw error
  }
}

/** Does the work and takes it back, with everything that was to happen after the commit. */
export async function inDryRun<T>(ctx: Ctx, work: () => Promise<T>): Promise<T> {
  const { takeBack } = await begin(ctx)
  const result = await work()
  await takeBack()
  return result
}

async function begin(ctx: Ctx) {
  if (!ctx.tx) throw new Error('a savepoint needs a transaction')
  const { client, afterCommit, onRollback, locks } = ctx.tx
  const kept = afterCommit.length
  const before = onRollback.length
  const held = locks.length
  const { tx } = ctx
  const outer = tx.part
  tx.part = held
  const end = () => {
    tx.part = outer
  }
  await client.query('savepoint part')
  return {
    client,
    end,
    async takeBack() {
      await client.query('rollback to savepoint part')
      await client.query('release savepoint part')
      afterCommit.splice(kept)
      locks.splice(held)
      end()
      for (const takeBack of onRollback.splice(before)) await takeBack()
    },
  }
}
