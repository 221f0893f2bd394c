import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import type { Ctx } from '../context.ts'

const command = fileURLToPath(new URL('../commands/backup.ts', import.meta.url))

/**
 * The nightly backup, where BACKUP_TO and BACKUP_RECIPIENT are set: in a process of its own, so that nobody's request
 * waits for it. It ends with the signal. @throws with what the command said, when it fails.
 */
export async function backUpNightly(ctx: Ctx, signal?: AbortSignal): Promise<void> {
  const { to, recipient } = ctx.config.backup
  if (!to || !recipient) return
  const child = spawn(process.execPath, [command], {
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(signal && { signal }),
  })
  const said = Promise.all([text(child.stdout), text(child.stderr)])
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  const [output, errors] = await said
  if (code !== 0) throw new Error(`The nightly backup failed: ${errors.trim()}`)
  ctx.log.info({ said: output.trim() }, 'backup')
}
