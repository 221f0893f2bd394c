import { createHash } from 'node:crypto'
import type { Ctx } from '../../context.ts'
import { invalid } from '../errors.ts'

const patienceMs = 2_000

/**
 * 422 at `password` for one that is known from a breach, where the shop asks for the check. The service hears the first
 * five letters of the password's SHA-1 and answers the rest of all hashes that begin so (k-anonymity). When it does not
 * answer in time the password is taken: nobody is locked out by it.
 */
export async function assertNotBreached(ctx: Ctx, password: string): Promise<void> {
  if (!ctx.security().breachedPasswords) return
  const hash = createHash('sha1').update(password).digest('hex').toUpperCase()
  if (!(await known(ctx, hash.slice(0, 5))).has(hash.slice(5))) return
  throw invalid('password', 'PASSWORD_REFUSED', {
    en: 'This password is known from a data breach of another service. Choose a different one.',
    ja: 'ほかのサービスから流出したことのあるパスワードです。別のパスワードを入力してください。',
  })
}

async function known(ctx: Ctx, prefix: string): Promise<Set<string>> {
  try {
    const answer = await fetch(`${ctx.config.breachedPasswordsUrl}/range/${prefix}`, {
      // the length of the answer tells nothing
      headers: { 'Add-Padding': 'true' },
      signal: AbortSignal.timeout(patienceMs),
    })
    if (!answer.ok) throw new Error(`status ${answer.status}`)
    const lines = (await answer.text()).split('\n').map((line) => line.trim().split(':'))
    return new Set(lines.flatMap(([rest, count]) => (rest && count !== '0' ? [rest] : [])))
  } catch (error) {
    ctx.log.warn({ reason: (error as Error).message }, 'breached passwords were not asked')
    return new Set()
  }
}
