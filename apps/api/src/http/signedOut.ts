import type { Ctx, Guard } from '../context.ts'
import { requestReset } from '../domain/account/requestReset.ts'
import { checkReset, type ResetInput, resetPassword } from '../domain/account/resetPassword.ts'
import { type Verified, verifyEmail } from '../domain/account/verifyEmail.ts'
import { DomainError, type Texts } from '../domain/errors.ts'
import type { HttpTools } from './handler.ts'
import { limitMails, limitTokens, signInLimits } from './limits.ts'
import { Redirect } from './replies.ts'
import { clear } from './throttle.ts'

const resetTaken: Texts = {
  en: 'If the address is known, a mail is on its way.',
  ja: 'ご登録のメールアドレスであれば、メールをお送りしました。',
}
const resetDone: Texts = {
  en: 'Your password was changed. All other sessions were signed out.',
  ja: 'パスワードを変更しました。ほかの端末はすべてサインアウトされました。',
}

/** The message in the caller's language. */
export const said = (ctx: Ctx, texts: Texts) => ({ message: texts[ctx.origin.locale] })

export async function requestResetRoute(ctx: Ctx, role: Guard, body: { email: string }) {
  await limitMails(ctx, `reset:${role}`, body.email)
  await requestReset(ctx, role, body.email)
  return said(ctx, resetTaken)
}

export async function checkResetRoute(ctx: Ctx, role: Guard, body: { id: string; token: string }) {
  await limitTokens(ctx)
  return { data: await checkReset(ctx, role, body) }
}

/** A new password also lifts the sign-in lock of this account and address. */
export async function resetPasswordRoute(ctx: Ctx, role: Guard, body: ResetInput) {
  await limitTokens(ctx)
  const { email } = await resetPassword(ctx, role, body)
  await clear(ctx, signInLimits(ctx, role, email)[0]?.key ?? '')
  return said(ctx, resetDone)
}

/** A browser that followed the link of the mail goes to the role's home with a notice; a call gets JSON. */
export async function verifyEmailRoute(
  ctx: Ctx,
  params: { id: string; token: string },
  http: HttpTools,
  role?: Guard,
): Promise<{ data: { email: string } } | Redirect> {
  await limitTokens(ctx)
  if (!http.wantsPage)
    return { data: { email: (await verifyEmail(ctx, { ...params, role })).email } }
  const verified = await verifyEmail(ctx, { ...params, role }).catch((error: unknown) => {
    if (error instanceof DomainError && error.kind === 'gone') return undefined
    throw error
  })
  return new Redirect(landingOf(verified, role ?? http.guard))
}

const homes: Record<Guard, string> = {
  doctor: '/doctors/top',
  patient: '/user/top',
  admin: '/admins/approve-doctor',
}

const landingOf = (verified: Verified | undefined, hint: Guard | undefined): string =>
  verified
    ? `${homes[verified.role]}?notice=email-changed`
    : `${homes[hint ?? 'patient']}?notice=email-link-expired`
