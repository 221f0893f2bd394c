import { type AdminCtx, inTransaction } from '../../context.ts'
import { accounts } from '../../db/schema/account.ts'
import { news } from '../../db/schema/platform.ts'
import { eq } from '../../db/sql.ts'
import { mail } from '../../mail/content.ts'
import { sendMail } from '../../mail/send.ts'
import { notFound } from '../errors.ts'
import { type Named, nameIn } from '../names.ts'
import { plainTextOf } from './markdown.ts'

/** Sends the news to the administrator who asks, as the people they are for would get them. */
export function sendTestMail(ctx: AdminCtx, id: string): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const [item] = await tx.db.select().from(news).where(eq(news.id, id))
    const [account] = await tx.db
      .select({ locale: accounts.locale })
      .from(accounts)
      .where(eq(accounts.id, tx.actor.accountId))
    if (!item || !account) throw notFound()
    const page = item.audience === 'doctors' ? 'doctors/top?news' : 'user/news?id'
    const mail = newsMail({
      name: { lastName: tx.actor.name, firstName: '' },
      title: item.title,
      paragraphs: plainTextOf(item.bodyMarkdown),
      isRecall: item.category === 'recall',
      url: item.channels.includes('in_app') ? `${tx.config.publicUrl}/${page}=${id}` : null,
      isTest: true,
    })
    await sendMail(tx, mail, {
      to: tx.actor.email,
      locale: account.locale,
      accountId: tx.actor.accountId,
    })
  })
}

/** News to a doctor or a patient, in the words of their author. A recall cannot be turned off. */
export const newsMail = (data: {
  name: Named
  title: string
  paragraphs: string[]
  isRecall: boolean
  url: string | null
  isTest?: boolean
}) =>
  mail(data.isTest ? 'news_test' : data.isRecall ? 'news_recall' : 'news', {
    subject: [
      data.isTest ? `[Test] ${data.title}` : data.title,
      data.isTest ? `【テスト】${data.title}` : data.title,
    ],
    heading: data.title,
    text: [
      [`${nameIn(data.name, 'en')},`, ...data.paragraphs],
      [`${nameIn(data.name, 'ja')} 様`, ...data.paragraphs],
    ],
    button: data.url && [['Read announcement', 'お知らせを読む'], data.url],
    after: !data.isRecall && [
      'You can turn off announcement emails in your account.',
      'お知らせメールの受信は、アカウント画面でいつでも停止できます。',
    ],
  })
