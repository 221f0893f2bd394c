import { createServer } from 'node:net'
import { explain, StartError } from '../db/embedded/errors.ts'

/** Checks that the address can be listened on, before anything slow is started. */
export async function checkPort(host: string, port: number, setting = 'PORT'): Promise<void> {
  if (port === 0) return
  const probe = createServer()
  try {
    await new Promise<void>((resolve, reject) => {
      probe.once('error', reject)
      probe.listen({ host, port }, resolve)
    })
  } catch (error) {
    throw portError(error, host, port, setting)
  }
  await new Promise((resolve) => probe.close(resolve))
}

/** One sentence for an address that cannot be listened on. */
export function portError(
  error: unknown,
  host: string,
  port: number,
  setting = 'PORT',
): StartError {
  const { code } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE')
    return new StartError(
      `Port ${port} on ${host} is already in use: stop the other program, or set ${setting} to another number.`,
    )
  if (code === 'EADDRNOTAVAIL')
    return new StartError(`HOST ${host} is not an address of this machine.`)
  return new StartError(`Port ${port} on ${host} cannot be used: ${explain(error)}.`)
}
