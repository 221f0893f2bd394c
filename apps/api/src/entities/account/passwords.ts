import { hash, verify } from '@node-rs/argon2'
import { containsEmail } from '@officina/shared/ownEmail'
import type { Texts } from '../errors.ts'
import { isCommonPassword } from './commonPasswords.ts'

const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const parallel = 4

/** Passwords of one server: argon2id, at most four at once so that a burst of sign-ins cannot exhaust the machine. */
export type Passwords = {
  hash(password: string): Promise<string>
  /** Verifies against `stored`; without one it spends the same time and answers false (no account enumeration). */
  verify(stored: string | null | undefined, password: string): Promise<boolean>
}

export function createPasswords(): Passwords {
  let running = 0
  const waiting: (() => void)[] = []
  let dummy: Promise<string> | undefined

  async function bounded<T>(work: () => Promise<T>): Promise<T> {
    if (running >= parallel) await new Promise<void>((resolve) => waiting.push(resolve))
    running++
    try {
      return await work()
    } finally {
      running--
      waiting.shift()?.()
    }
  }
  const hashed = (password: string) => bounded(() => hash(password, options))

  return {
    hash: hashed,
    async verify(stored, password) {
      dummy ??= hashed('no account has this password')
      const known = stored ?? (await dummy)
      const matches = await bounded(() => verify(known, password))
      return matches && stored != null
    },
  }
}

/**
 * Why a new password of at least `min` characters is refused, or undefined. Passwords are never trimmed or truncated.
 */
export function passwordProblem(password: string, min: number, email: string): Texts | undefined {
  if ([...password].length < min)
    return {
      en: `The password must be at least ${min} characters.`,
      ja: `パスワードは${min}文字以上にしてください。`,
    }
  if ([...password].length > 128)
    return {
      en: 'The password must not be greater than 128 characters.',
      ja: 'パスワードは128文字以内にしてください。',
    }
  if (isCommonPassword(password))
    return {
      en: 'This password is too common. Choose a different one.',
      ja: 'よく使われるパスワードです。別のパスワードを入力してください。',
    }
  if (containsEmail(password, email))
    return {
      en: 'The password must not contain your email address or the part before the @.',
      ja: 'メールアドレスや@より前の部分を含むパスワードは使用できません。',
    }
  return undefined
}
