import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Ctx, isContended } from '../context.ts'
import { guardOf, type SpecOperation } from '../contract.ts'
import { awayOf } from '../db/away.ts'
import { definedList } from '../entities/read/list.ts'
import { keptFor } from './cookie.ts'

/** After a change its own browser reads what is current for so long: longer than a replica in use can be behind. */
const currentSeconds = 10

const cookieName = 'officina_current'

/**
 * Whether an operation reads what may be a moment old: lists of administrators with their files and counts, and what
 * the contract marks with `x-may-lag`. Nothing that decides anything.
 */
export const mayLag = (operation: SpecOperation): boolean =>
  guardOf(operation) === 'admin' &&
  (operation['x-may-lag'] === true ||
    operation['x-list'] !== undefined ||
    definedList(operation.operationId) !== undefined)

/** Answers from the replica where it is fresh and the browser has just changed nothing; from the primary when it fails. */
export async function fromReplica<T>(
  ctx: Ctx,
  request: FastifyRequest,
  work: (ctx: Ctx) => Promise<T>,
): Promise<T> {
  const { replica } = ctx
  if (!replica) return work(ctx)
  const reads = request.cookies[cookieName] === undefined ? replica.pool() : undefined
  if (reads) {
    try {
      const result = await work({ ...ctx, reads })
      replica.answered.replica++
      return result
    } catch (error) {
      if (!isOfReplica(error)) throw error
      replica.failed()
    }
  }
  replica.answered.primary++
  return work(ctx)
}

/** It is away, or what was read there has been taken away by the primary meanwhile (40001, 40P01). */
const isOfReplica = (error: unknown): boolean => awayOf(error) !== undefined || isContended(error)

/** Each server knows by it, whichever of them the next call reaches. */
export function markChanged(ctx: Ctx, reply: FastifyReply): void {
  if (!ctx.replica) return
  reply.setCookie(cookieName, '1', keptFor(ctx, currentSeconds, '/api/admin'))
}
