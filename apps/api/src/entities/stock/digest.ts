import { createHash } from 'node:crypto'
import { addDays, dateIn, dayMs, timeIn } from '@officina/shared/dates/days'
import { titleWithPack } from '@officina/shared/dosage/titleWithPack'
import type { Config } from '../../config.ts'
import { type Ctx, inTransaction } from '../../context.ts'
import { mails } from '../../db/schema/platform.ts'
import { and, desc, eq, gt, lte, sql } from '../../db/sql.ts'
import { inBoth, mail, type Pair } from '../../mail/content.ts'
import { dateText } from '../../mail/words.ts'
import { mailAdminsWith } from '../admin/withPermission.ts'

type Low = { title: string; pack: string; available: number; low_threshold: number }
type Expiring = { title: string; lot: string; expires_on: string; on_hand: number }

/** From this time of the business day on. */
const FROM = '08:00'
/** A lot is named so many days before it expires. */
const DAYS = 30
/** What a mail names; the rest is on the page. */
const MOST = 20

/**
 * Mails operations what is sold out or low, and which lots expire within 30 days: once a day, and not again within
 * seven days while nothing has changed.
 */
export async function notifyOfShelves(ctx: Ctx): Promise<void> {
  const now = ctx.clock.now()
  const today = dateIn(now, ctx.config.timeZone)
  if (timeIn(now, ctx.config.timeZone) < FROM) return
  const low = await ctx.db.execute<Low>(sql`
    select p.title, v.title as pack, greatest(s.on_hand - s.reserved, 0) as available, s.low_threshold
    from stock s join variants v on v.id = s.variant_id join products p on p.id = v.product_id
    where s.on_hand - s.reserved < s.low_threshold and v.available and p.removed_at is null
      and p.availability <> 'discontinued'
    order by s.on_hand - s.reserved, p.title, v.position`)
  const expiring = await ctx.db.execute<Expiring>(sql`
    select p.title, l.lot, l.expires_on::text, l.on_hand
    from stock_lots l join variants v on v.id = l.variant_id join products p on p.id = v.product_id
    where l.on_hand > 0 and l.hold_reason is null and l.expires_on <= ${addDays(today, DAYS)}::date
    order by l.expires_on, p.title`)
  if (low.rows.length + expiring.rows.length === 0) return
  const found = { low: low.rows, expiring: expiring.rows }
  const named = namesOf(found)
  const last = await lastMail(ctx)
  if (last && (last.day === today || last.dedupeKey?.includes(named))) return
  await inTransaction(ctx, (tx) =>
    mailAdminsWith(tx, 'logistics.manage', shelvesMail(ctx.config, found), {
      dedupeKey: `stock:${today}:${named}`,
    }),
  )
}

/** What is named, whatever is left of it. */
function namesOf({ low, expiring }: { low: Low[]; expiring: Expiring[] }): string {
  const names = [
    ...low.map((row) => JSON.stringify([row.title, row.pack])),
    ...expiring.map((row) => JSON.stringify([row.title, row.lot, row.expires_on])),
  ]
  return createHash('sha256').update(names.sort().join()).digest('hex').slice(0, 16)
}

/** The last one that went out within seven days. */
async function lastMail(ctx: Ctx) {
  const now = ctx.clock.now()
  const since = new Date(now.getTime() - 7 * dayMs)
  const [last] = await ctx.db
    .select({ dedupeKey: mails.dedupeKey, at: mails.createdAt })
    .from(mails)
    .where(
      and(eq(mails.template, 'admin_stock'), gt(mails.createdAt, since), lte(mails.createdAt, now)),
    )
    .orderBy(desc(mails.createdAt))
    .limit(1)
  return last && { ...last, day: dateIn(last.at, ctx.config.timeZone) }
}

/** To operations: products that are low or sold out, and lots that expire soon. */
export function shelvesMail(
  config: Config,
  { low, expiring }: { low: Low[]; expiring: Expiring[] },
) {
  return mail('admin_stock', {
    subject: [
      subject('en', low.length, expiring.length),
      subject('ja', low.length, expiring.length),
    ],
    heading: ['Stock needs attention', '在庫の確認が必要です'],
    text: [
      'These products are below their threshold or expire soon.',
      '次の商品は、在庫が下限を下回っているか、使用期限が近づいています。',
    ],
    facts: [
      ...low
        .slice(0, MOST)
        .map(
          (row) =>
            [inBoth((locale) => titleWithPack(row.title, row.pack, locale)), leftOf(row)] as const,
        ),
      ...expiring.slice(0, MOST).map((row) => [lotName(row), expiryOf(row)] as const),
    ],
    button: [['Open stock', '在庫を開く'], `${config.publicUrl}/admins/logistics/stock`],
  })
}

const lotName = ({ title, lot }: Expiring): Pair => [
  `${title}, lot ${lot}`,
  `${title}（ロット ${lot}）`,
]

const leftOf = ({ available, low_threshold }: Low): Pair =>
  available === 0
    ? ['Sold out', '在庫切れ']
    : [
        `${available} left (low below ${low_threshold})`,
        `残り${available}点（下限${low_threshold}点）`,
      ]

const expiryOf = ({ expires_on, on_hand }: Expiring): Pair =>
  inBoth((locale) =>
    locale === 'en'
      ? `${on_hand} ${on_hand === 1 ? 'unit expires' : 'units expire'} on ${dateText(expires_on, locale)}`
      : `${on_hand}点（使用期限：${dateText(expires_on, locale)}）`,
  )

function subject(locale: 'en' | 'ja', low: number, expiring: number): string {
  const parts =
    locale === 'en'
      ? [
          low > 0 && `${low} ${low === 1 ? 'product is' : 'products are'} low`,
          expiring > 0 && `${expiring} ${expiring === 1 ? 'lot expires' : 'lots expire'} soon`,
        ]
      : [low > 0 && `在庫僅少${low}件`, expiring > 0 && `期限間近${expiring}ロット`]
  const said = parts.filter(Boolean)
  return locale === 'en' ? `Stock: ${said.join(', ')}` : `在庫のお知らせ：${said.join('、')}`
}
