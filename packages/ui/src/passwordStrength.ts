import { containsEmail } from '@officina/shared/ownEmail'

export type PasswordRule = 'length' | 'not_email' | 'not_common'

/** Which rules hold. `email` is the account's own address, which must not be in the password. */
export function passwordRules(
  password: string,
  options: { minLength: number; email?: string | undefined },
): Record<PasswordRule, boolean> {
  const plain = password.normalize('NFKC').toLowerCase()
  return {
    length: [...password].length >= options.minLength && [...password].length <= 128,
    not_email: password !== '' && !containsEmail(password, options.email ?? ''),
    not_common: password !== '' && !isCommon(plain),
  }
}

/** 0 (empty) to 4 (strong), from length, variety and repetition. A hint; the server decides. */
export function passwordStrength(password: string): 0 | 1 | 2 | 3 | 4 {
  if (!password) return 0
  if (isCommon(password.toLowerCase())) return 1
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z\d]/].filter((kind) => kind.test(password)).length
  const characters = [...password]
  const fresh = characters.filter((character, at) => !isStep(characters[at - 1], character)).length
  const bits = fresh * (2.2 + kinds * 0.7) * Math.min(1, new Set(characters).size / 6)
  if (bits < 30) return 1
  if (bits < 45) return 2
  return bits < 65 ? 3 : 4
}

// Repeats and neighbours ("aa", "ab", "21") add almost nothing to guess.
function isStep(before: string | undefined, now: string): boolean {
  if (before === undefined) return false
  return Math.abs(before.codePointAt(0)! - now.codePointAt(0)!) <= 1
}

const roots =
  'password passwort passw0rd qwerty qwertyuiop asdfgh zxcvbn 1q2w3e 123456 1234567890 letmein welcome iloveyou monkey dragon football baseball princess sunshine admin abc123 111111 000000 officina sakura'

// A common word with digits and marks around it is still the first guess of every list.
function isCommon(plain: string): boolean {
  const core = plain.replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, '')
  return roots
    .split(' ')
    .some((root) => core.startsWith(root) && /^\d*$/.test(core.slice(root.length)))
}
