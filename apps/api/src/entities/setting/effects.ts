import { grounds, toneForDark } from '@officina/shared/brandColor'
import { contrast } from '@officina/shared/contrast'
import { dateIn, dayMs } from '@officina/shared/dates/days'
import { addMonths, monthStart } from '@officina/shared/dates/months'
import { addWorkingDays } from '@officina/shared/dates/workingDays'
import { startOfDay } from '@officina/shared/dates/zoned'
import type { Ctx, Guard } from '../../context.ts'
import { doctors, files } from '../../db/schema/doctor.ts'
import { invitations, patients } from '../../db/schema/patient.ts'
import { mails } from '../../db/schema/platform.ts'
import { type PgTable, type SQL, sql } from '../../db/sql.ts'
import { worksWithDefault } from '../doctor/defaultRate.ts'
import { commissionNoticeDays, hasAgreedRate } from '../doctor/rates.ts'
import { isToSuspend } from '../doctor/sweeps.ts'
import type { Texts } from '../errors.ts'
import { pastRetention, type RetentionKey } from '../platform/retention.ts'
import type { SettingKey, ShopSettings } from '../platform/shopSettings.ts'
import { isLeftOpen } from '../questionnaire/stop.ts'
import { withholdingRule } from '../settlement/withhold.ts'
import type { Effects } from './read.ts'

/** What a value would touch that is there already; undefined: nothing worth saying. */
type Effect = (ctx: Ctx, values: ShopSettings) => Promise<Texts | undefined>

/** What values that are tried would do, in the reader's language, for the settings where it can be counted. */
export async function effectsOf(
  ctx: Ctx,
  changed: SettingKey[],
  values: ShopSettings,
): Promise<Effects> {
  const found: Effects = {}
  for (const key of changed) {
    const texts = await effects[key]?.(ctx, values)
    if (texts) found[key] = texts[ctx.origin.locale]
  }
  return found
}

const effects: Partial<Record<SettingKey, Effect>> = {
  'cart.max_lines': (ctx, values) =>
    counted(
      ctx,
      sql`select 1 from carts c join cart_lines l on l.cart_id = c.id where c.status = 'active' and l.saved_for_later = 0
          group by c.id having count(*) > ${values['cart.max_lines']}`,
      exceeding,
    ),
  'cart.max_quantity': (ctx, values) =>
    counted(
      ctx,
      sql`select 1 from carts c where c.status = 'active' and exists (
          select 1 from cart_lines l where l.cart_id = c.id and l.quantity > ${values['cart.max_quantity']})`,
      exceeding,
    ),
  'order.min_total': (ctx, values) =>
    counted(
      ctx,
      sql`select 1 from orders where placed_at > ${before(ctx, 90)}
          and subtotal - discount < ${values['order.min_total']}`,
      (n) => ({
        en: `${orders(n)} of the last 90 days ${n === 1 ? 'was' : 'were'} below this.`,
        ja: `過去90日間の注文のうち${n}件がこの金額を下回っています。`,
      }),
    ),
  'order.backorder_days': (ctx, values) =>
    counted(
      ctx,
      sql`select 1 from orders o where o.order_state = 'open' and o.placed_at <= ${before(ctx, values['order.backorder_days'])}
          and exists (select 1 from order_lines l where l.order_id = o.id and l.line_status = 'backordered'
            and l.backorder_choice is null)`,
      (n) => ({
        en: `Backordered products of ${orders(n)} would be cancelled at the next check.`,
        ja: `次回の確認で、${n}件の注文の入荷待ち商品がキャンセルされます。`,
      }),
    ),
  'order.archive_days': (ctx, values) =>
    counted(
      ctx,
      sql`select 1 from orders where order_state = 'completed'
          and updated_at < ${before(ctx, values['order.archive_days'])}`,
      (n) => ({
        en: `${orders(n)} would be archived at the next check.`,
        ja: `次回の確認で、${n}件の注文がアーカイブされます。`,
      }),
    ),
  'returns.days': (ctx, values) =>
    counted(
      ctx,
      sql`select 1 from orders where delivered_at > ${before(ctx, values['returns.days'])}`,
      (n) => ({
        en: `${orders(n)} could be returned today.`,
        ja: `現在、${n}件の注文が返品の対象です。`,
      }),
    ),
  'payment.methods': (ctx, values) =>
    counted(
      ctx,
      sql`select 1 from carts where status = 'active' and payment_method is not null
          and payment_method <> all(${sql.param(values['payment.methods'])}::text[])`,
      (n) => ({
        en: `${n} open ${n === 1 ? 'cart has' : 'carts have'} chosen a method that is no longer offered.`,
        ja: `提供しない方法を選択中のカートが${n}件あります。`,
      }),
    ),
  'tax.prices': (ctx, values) =>
    counted(
      ctx,
      sql`select 1 from carts c where c.status = 'active'
        and exists (select 1 from cart_lines l where l.cart_id = c.id)`,
      (n) =>
        values['tax.prices'] === 'added'
          ? {
              en: `Tax would be added to ${n} open ${n === 1 ? 'cart' : 'carts'}.`,
              ja: `買い物中のカート${n}件に税が加算されます。`,
            }
          : {
              en: `Prices in ${n} open ${n === 1 ? 'cart' : 'carts'} would include tax.`,
              ja: `買い物中のカート${n}件の価格が税込になります。`,
            },
    ),
  'brand.color': async (_ctx, values) => {
    const color = values['brand.color']
    const dark = toneForDark(color)
    const [onWhite, onDark] = [contrast(color, '#FFFFFF'), contrast(dark, grounds.dark)]
    return {
      en: `Contrast ${onWhite.toFixed(1)}:1 on white. Dark mode shows ${dark}, ${onDark.toFixed(1)}:1.`,
      ja: `白とのコントラスト比は ${onWhite.toFixed(1)}:1 です。ダークモードでは ${dark}（${onDark.toFixed(1)}:1）を使います。`,
    }
  },
  'security.patient_idle': (ctx, values) => signedOut(ctx, 'patient', values),
  'security.doctor_idle': (ctx, values) => signedOut(ctx, 'doctor', values),
  'security.admin_idle': (ctx, values) => signedOut(ctx, 'admin', values),
  'application.forms': (ctx) =>
    counted(ctx, sql`select 1 from doctors where status = 'email_submitted'`, (n) => ({
      en: `${n} ${n === 1 ? 'doctor has' : 'doctors have'} begun to apply and will see the new form.`,
      ja: `申請を始めた医師${n}名に新しいフォームが表示されます。`,
    })),
  'tax.standard_bp': (ctx) => taxed(ctx, 'standard'),
  'tax.reduced_bp': (ctx) => taxed(ctx, 'reduced'),
  'commission.default_bp': (ctx) =>
    counted(ctx, sql`select 1 from ${doctors} where ${worksWithDefault(today(ctx))}`, (n) => ({
      en: `${n} ${n === 1 ? 'doctor has' : 'doctors have'} no rate of their own. A higher rate counts for them now, a lower one in ${commissionNoticeDays} days: they get an email.`,
      ja: `個別の率がない医師は${n}名です。引き上げはすぐに、引き下げは${commissionNoticeDays}日後に適用され、引き下げは医師にメールで通知します。`,
    })),
  'commission.tiers': async (ctx, values) => {
    const month = monthStart(today(ctx))
    const zone = ctx.config.timeZone
    const [since, over] = [addMonths(month, -3), month].map((day) =>
      startOfDay(day, zone).toISOString(),
    )
    const least = values['commission.tiers'][0]?.from
    if (least === undefined) return undefined
    return counted(
      ctx,
      sql`select 1 from ledger_entries e where e.occurred_at >= ${since}::timestamptz
          and e.occurred_at < ${over}::timestamptz and e.type in ('commission', 'reversal')
          and not ${hasAgreedRate(sql`e.doctor_id`, today(ctx))}
          group by e.doctor_id having sum(e.base) / 3 >= ${least}`,
      (n) => ({
        en: `Based on the last three months, ${n} ${n === 1 ? 'doctor reaches' : 'doctors reach'} a tier. It applies from next month.`,
        ja: `直近3か月の売上で段階に達する医師は${n}名です。翌月から適用されます。`,
      }),
    )
  },
  'commission.withholding': async (ctx, values) => {
    const { rows } = await ctx.db.execute<{ licenceCountry: string | null; taxId: string | null }>(
      sql`select d.licence_country as "licenceCountry", d.tax_id as "taxId"
        from settlements s join doctors d on d.id = s.doctor_id where s.status = 'open'`,
    )
    return about(
      rows.filter((doctor) => (withholdingRule(values, doctor)?.rate_bp ?? 0) > 0).length,
      (n) => ({
        en: `Tax would be withheld from ${n} open ${n === 1 ? 'statement' : 'statements'}.`,
        ja: `締め前の精算書${n}件から源泉徴収されます。`,
      }),
    )
  },
  'settlement.minimum': (ctx, values) =>
    counted(
      ctx,
      sql`select 1 from settlements where period_end = (select max(period_end) from settlements where status <> 'open')
          and net > 0 and net < ${values['settlement.minimum']}`,
      (n) => ({
        en: `${n} ${n === 1 ? 'statement' : 'statements'} of the last closed month ${n === 1 ? 'was' : 'were'} below this.`,
        ja: `前回締めた月の精算のうち${n}件がこの金額を下回っています。`,
      }),
    ),
  'questionnaire.open_days': (ctx, values) =>
    counted(
      ctx,
      sql`select 1 from answer_sets where ${isLeftOpen(ctx, values['questionnaire.open_days'])}`,
      (n) => ({
        en: `${n} ${n === 1 ? 'questionnaire' : 'questionnaires'} would be closed at the next check.`,
        ja: `次回の確認で、${n}件の問診票が締め切られます。`,
      }),
    ),
  'review.sla_days': waitingApplications,
  'retention.mail_days': (ctx, values) =>
    removed(ctx, values, 'retention.mail_days', mails, (n) => ({
      en: `The content of ${n} ${n === 1 ? 'email' : 'emails'} would be deleted tonight.`,
      ja: `今夜、メール${n}件の内容が削除されます。`,
    })),
  'retention.invitation_days': (ctx, values) =>
    removed(ctx, values, 'retention.invitation_days', invitations, (n) => ({
      en: `The content of ${n} ${n === 1 ? 'invitation' : 'invitations'} would be deleted tonight.`,
      ja: `今夜、招待${n}件の内容が削除されます。`,
    })),
  'retention.rejected_days': (ctx, values) =>
    removed(ctx, values, 'retention.rejected_days', doctorFiles, (n) => ({
      en: `${n} ${n === 1 ? 'file' : 'files'} would be deleted tonight.`,
      ja: `今夜、ファイル${n}件が削除されます。`,
    })),
  'retention.archived_days': (ctx, values) =>
    removed(ctx, values, 'retention.archived_days', patients, (n) => ({
      en: `${n} archived ${n === 1 ? 'patient' : 'patients'} would be listed.`,
      ja: `アーカイブした患者${n}名が一覧に表示されます。`,
    })),
  'licence.suspend_days': (ctx, values) =>
    counted(
      ctx,
      sql`select 1 from ${doctors} where ${isToSuspend(ctx, values['licence.suspend_days'])}`,
      (n) => ({
        en: `${n} ${n === 1 ? 'doctor' : 'doctors'} would be suspended at the next check.`,
        ja: `次回の確認で、${n}名の医師が利用停止になります。`,
      }),
    ),
}

/** How the list of applications would be coloured; a day that nobody works on does not count. */
async function waitingApplications(ctx: Ctx, values: ShopSettings): Promise<Texts | undefined> {
  const { rows } = await ctx.db.execute<{ since: Date }>(
    sql`select coalesce(applied_at, created_at) as since from doctors where status = 'applied'`,
  )
  const days = values['review.sla_days']
  const isLate = (since: Date, limit: number) =>
    addWorkingDays(dateIn(new Date(since), ctx.config.timeZone), limit, []) < today(ctx)
  const red = rows.filter(({ since }) => isLate(since, 3 * days)).length
  const amber = rows.filter(({ since }) => isLate(since, days)).length - red
  return {
    en: `${amber} ${amber === 1 ? 'application' : 'applications'} would be amber, ${red} red.`,
    ja: `黄色が${amber}件、赤が${red}件になります。`,
  }
}

/** Products of a tax class: their own, or the one of how they are used, as `taxRateOf` tells it. */
const taxed = (ctx: Ctx, of: 'standard' | 'reduced') =>
  counted(
    ctx,
    sql`select 1 from products where removed_at is null and availability <> 'discontinued'
        and coalesce(tax_class, case when usage_kind = 'oral' then 'reduced' else 'standard' end) = ${of}`,
    (n) => ({
      en: `${n} ${n === 1 ? 'product has' : 'products have'} this rate.`,
      ja: `この税率の商品は${n}点です。`,
    }),
  )

/** What is past its period by the values that are tried; `from` are the rows the period is of. */
const removed = (
  ctx: Ctx,
  values: ShopSettings,
  key: RetentionKey,
  from: PgTable | SQL,
  texts: (n: number) => Texts,
) => counted(ctx, sql`select 1 from ${from} where ${pastRetention[key](ctx, values[key])}`, texts)

const doctorFiles = sql`${files} inner join ${doctors} on ${files.ownerType} = 'doctor' and ${files.ownerId} = ${doctors.id}`

/** What is said of so many rows. */
async function counted(ctx: Ctx, from: SQL, texts: (n: number) => Texts) {
  const { rows } = await ctx.db.execute<{ n: number }>(
    sql`select count(*)::int as n from (${from}) found`,
  )
  return about(rows[0]?.n ?? 0, texts)
}

const before = (ctx: Ctx, days: number) =>
  sql`${new Date(ctx.clock.now().getTime() - days * dayMs).toISOString()}::timestamptz`

const today = (ctx: Ctx) => dateIn(ctx.clock.now(), ctx.config.timeZone)

const about = (n: number, texts: (n: number) => Texts): Texts | undefined =>
  n === 0 ? undefined : texts(n)

const exceeding = (n: number): Texts => ({
  en: `${n} open ${n === 1 ? 'cart exceeds' : 'carts exceed'} this.`,
  ja: `この上限を超えるカートが${n}件あります。`,
})

const orders = (n: number) => `${n} ${n === 1 ? 'order' : 'orders'}`

/** Who is signed in now, has not asked to stay so, and would be signed out by a shorter time. */
async function signedOut(ctx: Ctx, guard: Guard, values: ShopSettings): Promise<Texts | undefined> {
  const now = ctx.clock.now().getTime()
  const at = (ms: number) => sql`${new Date(now - ms).toISOString()}::timestamptz`
  return counted(
    ctx,
    sql`select 1 from session_logins where guard = ${guard} and expires_at > ${at(0)}
        and (guard = 'admin' or not remember) and last_seen_at > ${at(ctx.security().idleMs[guard])}
        and last_seen_at <= ${at(values[`security.${guard}_idle`] * 60_000)}`,
    (n) => ({
      en: `${n} ${n === 1 ? 'sign-in' : 'sign-ins'} would end now.`,
      ja: `現在のログイン${n}件が終了します。`,
    }),
  )
}
