import { PassThrough } from 'node:stream'
import type { AdminCtx } from '../context.ts'
import { recordKinds } from '../entities/admin/records.ts'
import { throttled } from '../entities/errors.ts'
import { loadActor } from './actors.ts'
import { EventStream } from './replies.ts'
import { isSignedIn, type Session } from './session.ts'

const beatMs = 20_000
/** A list that was read from a replica at the first word is current at the second. */
const replicaMs = 3_000

/**
 * A line of server-sent events: names of the lists that have changed and that the administrator may see.
 * Ends when the session or the account does, which is asked at every beat and whenever either changes.
 */
export function openEvents(ctx: AdminCtx, session: Session | undefined): EventStream {
  const { accountId } = ctx.actor
  const leave = ctx.eventLines.take((bound) => throttled(60, bound), accountId)

  const stream = new PassThrough()
  // a browser may be gone, or slow to take the end of a line that has ended
  stream.on('error', () => {})
  const write = (text: string) => void (stream.writable && stream.write(text))
  let permissions = ctx.actor.permissions
  const check = async () => {
    const actor =
      session && (await isSignedIn(ctx, session.hash, 'admin', accountId))
        ? await loadActor(ctx, 'admin', accountId)
        : undefined
    if (actor?.role === 'admin') permissions = actor.permissions
    else stream.end()
  }
  // a database that is away for a moment ends nothing
  const verify = () => void check().catch(() => undefined)
  const beat = setInterval(() => {
    // names of lists are short: so much waits only for a reader who takes nothing
    if (stream.writableNeedDrain) return void stream.destroy()
    write(': still here\n\n')
    verify()
  }, beatMs).unref()
  const tell = (types: string[]) => {
    const resources = resourcesOf(types, permissions)
    if (resources.length > 0) write(`event: change\ndata: ${JSON.stringify({ resources })}\n\n`)
  }
  const tellAgain = ctx.replica ? gathered(replicaMs, tell) : undefined
  const unsubscribe = ctx.events.subscribe({
    changed(types) {
      tell(types)
      tellAgain?.(types)
    },
    session: (id) => {
      if (id === session?.hash || id === accountId) verify()
    },
    ended: () => stream.end(),
  })
  stream.once('close', () => {
    clearInterval(beat)
    unsubscribe()
    leave()
  })
  write('retry: 5000\n\n')
  return new EventStream(stream)
}

/** Tells everything of that time at its end. */
function gathered(ms: number, tell: (types: string[]) => void): (types: string[]) => void {
  const waiting = new Set<string>()
  return (types) => {
    if (waiting.size === 0)
      setTimeout(() => {
        const all = [...waiting]
        waiting.clear()
        tell(all)
      }, ms).unref()
    for (const type of types) waiting.add(type)
  }
}

function resourcesOf(types: string[], permissions: readonly string[]): string[] {
  return Object.entries(recordKinds)
    .filter(([, kind]) => types.includes(kind.type) && permissions.includes(kind.read))
    .map(([resource]) => resource)
}
