import { type AdminCtx, inTransaction } from '../../context.ts'
import { accounts } from '../../db/schema/account.ts'
import { news } from '../../db/schema/platform.ts'
import { eq } from '../../db/sql.ts'
import { sendMail } from '../../mail/send.ts'
import { newsMail } from '../../mail/templates/news.ts'
import { notFound } from '../errors.ts'
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
      name: { last: tx.actor.name, first: '' },
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
