import type { Events } from '../../events/port.ts'

const keptMs = 10_000

/**
 * What `read` has found last: who asks for it waits for no database. Read when the server starts, when settings
 * change, and again after some seconds; while that fails, what was known goes on.
 */
export async function keptSettings<T>(
  events: Events,
  first: T,
  read: (known: T) => Promise<T>,
): Promise<() => T> {
  let known = first
  let readAt = 0
  const renew = () => {
    readAt = Date.now()
    return read(known).then(
      (found) => {
        known = found
      },
      () => undefined,
    )
  }
  events.subscribe({
    changed: (types) => void (types.includes('setting') && renew()),
    session: () => undefined,
    ended: () => undefined,
  })
  await renew()
  return () => {
    if (Date.now() - readAt > keptMs) void renew()
    return known
  }
}
