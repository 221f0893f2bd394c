import type { Ctx, Guard } from '../../context.ts'
import { invalidFields, type Texts } from '../errors.ts'
import { passwordProblem } from './passwords.ts'

/**
 * Checks a new password against the rules of the role and its confirmation, then hashes it.
 * Refusals are 422 at `password` or `password_confirmation`.
 */
export async function hashNewPassword(
  ctx: Ctx,
  { guard, email }: { guard: Guard; email: string },
  password: string,
  confirmation: string | undefined,
): Promise<string> {
  const problems: Record<string, Texts> = {}
  const weak = passwordProblem(password, guard, email)
  if (weak) problems.password = weak
  if (confirmation !== undefined && confirmation !== password)
    problems.password_confirmation = {
      en: 'The two passwords are not the same.',
      ja: 'パスワードが一致しません。',
    }
  if (Object.keys(problems).length > 0) throw invalidFields(problems, 'PASSWORD_REFUSED')
  return ctx.passwords.hash(password)
}
