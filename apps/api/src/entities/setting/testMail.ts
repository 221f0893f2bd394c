import type { components } from '@officina/openapi/schema'
import { type AdminCtx, inTransaction, type Locale } from '../../context.ts'
import { accounts } from '../../db/schema/account.ts'
import { eq } from '../../db/sql.ts'
import { mail } from '../../mail/content.ts'
import { renderMail } from '../../mail/layout.ts'
import { sendMail } from '../../mail/send.ts'
import { notFound } from '../errors.ts'

type Preview = components['schemas']['MailPreview']

const testMail = (url: string) =>
  mail('test', {
    subject: ['Test email', 'テストメール'],
    text: [
      'This is how emails of your shop look: brand, text, facts, a button and the foot.',
      'お店から送信されるメールの見た目です（ブランド・本文・項目・ボタン・末尾の文章）。',
    ],
    facts: [[['Sent from', '送信元'], url]],
    button: [['Open the settings', '設定を開く'], `${url}/admins/settings/mail`],
  })

/** The text part of the test mail in both languages. */
export async function previewMail(ctx: AdminCtx): Promise<Record<Locale, Preview>> {
  const { content } = testMail(ctx.config.publicUrl)
  const frame = await ctx.mailFrame(ctx)
  const of = (locale: Locale): Preview => {
    const { subject, text } = renderMail(content[locale], locale, frame)
    return { subject, text }
  }
  return { en: of('en'), ja: of('ja') }
}

/** Sends the test mail to who asks, in their language. */
export async function sendTestMail(ctx: AdminCtx): Promise<undefined> {
  await inTransaction(ctx, async (tx) => {
    const { accountId } = tx.actor
    const [account] = await tx.db.select().from(accounts).where(eq(accounts.id, accountId))
    if (!account) throw notFound()
    const { email, locale } = account
    await sendMail(tx, testMail(tx.config.publicUrl), { to: email, locale, accountId })
  })
}
