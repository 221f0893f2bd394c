import type { Ctx, Guard } from '../context.ts'
import {
  checkReset,
  type ResetInput,
  requestReset,
  resetPassword,
} from '../entities/account/password.ts'
import { readEmailLink, verifyEmail } from '../entities/account/verifyEmail.ts'
import type { Texts } from '../entities/errors.ts'
import { getShopSettings } from '../entities/platform/shopSettings.ts'
import { confirmEmailPage } from './confirmEmailPage.ts'
import type { HttpTools } from './handler.ts'
import { limitMails, limitTokens, signInKey } from './limits.ts'
import type { HtmlReply } from './replies.ts'
import { clear } from './throttle.ts'

const resetTaken: Texts = {
  en: 'If this address has an account, we have sent an email.',
  ja: 'ご登録のメールアドレスであれば、メールをお送りしました。',
}
const resetDone: Texts = {
  en: 'Your password was changed. All other sessions were signed out.',
  ja: 'パスワードを変更しました。ほかの端末はすべてログアウトされました。',
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
  return checkReset(ctx, role, body)
}

/** A new password also ends the pause between guesses at this account. */
export async function resetPasswordRoute(ctx: Ctx, role: Guard, body: ResetInput) {
  await limitTokens(ctx)
  const { email } = await resetPassword(ctx, role, body)
  await clear(ctx, signInKey(role, email))
  return said(ctx, resetDone)
}

/** The apps' call puts the address in force; whatever follows the link of the mail gets a page with a button. */
export async function verifyEmailRoute(
  ctx: Ctx,
  params: { id: string; token: string },
  http: HttpTools,
  role?: Guard,
): Promise<{ email: string } | HtmlReply> {
  await limitTokens(ctx)
  const link = { ...params, role }
  if (http.wantsPage) {
    const { 'brand.name': brand } = await getShopSettings(ctx)
    return confirmEmailPage(ctx.origin.locale, brand, await readEmailLink(ctx, link))
  }
  return { email: (await verifyEmail(ctx, link)).email }
}
