import type { components } from '@officina/openapi/schema'
import type { Config } from '../../config.ts'
import type { Ctx } from '../../context.ts'
import { settlements } from '../../db/schema/settlement.ts'
import { inArray } from '../../db/sql.ts'
import { inBoth, mail } from '../../mail/content.ts'
import { dateInBoth, dateText, monthText } from '../../mail/words.ts'
import { mailAdminsWith } from '../admin/withPermission.ts'
import { moneyInBoth } from '../money.ts'

export type SettlementClosed = components['schemas']['SettlementClosing']['rows'][number]

/** Mails everybody who may approve that statements wait, once for the months that were closed by themselves. */
export async function notifyFinance(ctx: Ctx, rows: SettlementClosed[]): Promise<void> {
  const ready = rows.filter((row) => row.outcome === 'closed')
  if (ready.length === 0) return
  const found = await ctx.db
    .select({ id: settlements.id, start: settlements.periodStart })
    .from(settlements)
    .where(
      inArray(
        settlements.id,
        ready.map((row) => row.settlement_id),
      ),
    )
  for (const period of new Set(found.map(({ start }) => start.slice(0, 7)))) {
    const ids = found.filter(({ start }) => start.startsWith(period)).map(({ id }) => id)
    const mine = ready.filter((row) => ids.includes(row.settlement_id))
    const mail = settlementReadyMail(ctx.config, {
      period,
      count: mine.length,
      net: mine.reduce((total, row) => total + row.net, 0),
      currency: ctx.config.currency,
    })
    await mailAdminsWith(ctx, 'settlement.approve', mail, {
      dedupeKey: `settlement-ready:${ids.sort()[0]}`,
    })
  }
}

type Statement = { number: string; periodEnd: string; net: number; currency: string }

type CarryReason = 'nothing_due' | 'frozen' | 'no_bank_details' | 'below_minimum' | null

export const carryReasons = {
  nothing_due: {
    en: 'There is nothing to pay out for this month. The balance moves to your next statement.',
    ja: '今月のお振込はありません。残高は次回の精算書に繰り越されます。',
  },
  frozen: {
    en: 'Payouts to your account are paused. The balance moves to your next statement.',
    ja: 'お振込を一時停止しています。残高は次回の精算書に繰り越されます。',
  },
  no_bank_details: {
    en: 'Your bank details are missing. Add them to be paid with your next statement.',
    ja: '振込先が登録されていません。ご登録いただくと、次回の精算書とあわせてお振り込みします。',
  },
  below_minimum: {
    en: 'The amount is below the minimum payout. The balance moves to your next statement.',
    ja: '最低振込額に満たないため、残高は次回の精算書に繰り越されます。',
  },
}

/** Why an amount below the minimum is paid anyway. */
export const waived = {
  year_end: {
    en: 'The amount is below the minimum payout. It is paid because every balance is paid once a year, with the December statement.',
    ja: '最低振込額に満たない金額ですが、年に一度、12月分の精算書ですべての残高をお振り込みします。',
  },
  account_closed: {
    en: 'The amount is below the minimum payout. It is paid because the account is closed.',
    ja: '最低振込額に満たない金額ですが、アカウントの閉鎖に伴いお振り込みします。',
  },
}

/** To the doctor: the month's statement is closed, and what happens with it. */
export function statementClosed(
  config: Config,
  s: Statement & {
    payOn: string | null
    minimumWaived: keyof typeof waived | null
    disputeDays: number
  },
  carry: CarryReason,
) {
  const within = s.disputeDays === 1 ? '1 day' : `${s.disputeDays} days`
  const dispute = {
    en: s.disputeDays > 0 ? ` If a line is wrong, dispute it within ${within}.` : '',
    ja:
      s.disputeDays > 0
        ? `内容に誤りがある場合は、${s.disputeDays}日以内に異議をお申し立てください。`
        : '',
  }
  const on = (locale: 'en' | 'ja') => (s.payOn ? dateText(s.payOn, locale) : '')
  return mail('statement_closed', {
    subject: [
      `Your statement for ${monthText(s.periodEnd, 'en')}`,
      `${monthText(s.periodEnd, 'ja')}分の精算書のお知らせ`,
    ],
    heading: [`Statement ${s.number}`, `精算書 ${s.number}`],
    text: [
      [
        `Your statement for ${monthText(s.periodEnd, 'en')} is ready.`,
        carry ? carryReasons[carry].en : `We review it and pay it on ${on('en')}.${dispute.en}`,
        ...(s.minimumWaived ? [waived[s.minimumWaived].en] : []),
      ],
      [
        `${monthText(s.periodEnd, 'ja')}分の精算書ができました。`,
        carry ? carryReasons[carry].ja : `確認のうえ、${on('ja')}にお振り込みします。${dispute.ja}`,
        ...(s.minimumWaived ? [waived[s.minimumWaived].ja] : []),
      ],
    ],
    facts: [
      [[carry ? 'Balance' : 'Payout', carry ? '残高' : 'お振込額'], moneyInBoth(s.net, s.currency)],
    ],
    button: [['View my statements', '精算書を見る'], earnings(config)],
  })
}

/** To the doctor: the statement has been paid. */
export function statementPaid(
  config: Config,
  s: Statement & { paidOn: string; reference: string },
) {
  return mail('statement_paid', {
    subject: [`Paid: statement ${s.number}`, `お振込のお知らせ（精算書 ${s.number}）`],
    heading: [
      `We have paid your statement for ${monthText(s.periodEnd, 'en')}`,
      `${monthText(s.periodEnd, 'ja')}分をお振り込みしました`,
    ],
    text: [
      'The transfer is on its way to your bank account.',
      'ご登録の口座へのお振込を手配しました。',
    ],
    facts: [
      [['Amount', '金額'], moneyInBoth(s.net, s.currency)],
      [['Paid on', '支払日'], dateInBoth(s.paidOn)],
      [['Reference', '照会番号'], s.reference],
    ],
    button: [['View my statements', '精算書を見る'], earnings(config)],
  })
}

/** To the doctor: the statement does not count any more, and where its lines are. */
export function statementVoided(config: Config, s: Statement, successor: string | null) {
  return mail('statement_voided', {
    subject: [`Statement ${s.number} is void`, `精算書 ${s.number} は無効になりました`],
    heading: [
      `Statement ${s.number} for ${monthText(s.periodEnd, 'en')} is void`,
      `${monthText(s.periodEnd, 'ja')}分の精算書 ${s.number} は無効になりました`,
    ],
    text: [
      successor
        ? `It will not be paid. Statement ${successor} replaces it and has its lines. You get an email when that one is ready.`
        : 'It will not be paid. Its lines move to your next statement.',
      successor
        ? `この精算書のお振込は行いません。精算書 ${successor} に差し替え、明細を移しました。準備ができましたらメールでお知らせします。`
        : 'この精算書のお振込は行いません。明細は次回の精算書に移ります。',
    ],
    button: [['View my statements', '精算書を見る'], earnings(config)],
  })
}

/** To the doctor: the transfer came back; the bank details need a look. */
export function statementFailed(config: Config, s: Statement & { reason: string }) {
  return mail('statement_failed', {
    subject: [
      `Payout failed: statement ${s.number}`,
      `お振込ができませんでした（精算書 ${s.number}）`,
    ],
    heading: ['Check your bank details', '振込先をご確認ください'],
    text: [
      `The bank could not transfer your payout for ${monthText(s.periodEnd, 'en')}. Check your bank details and we will try again.`,
      `${monthText(s.periodEnd, 'ja')}分のお振込ができませんでした。振込先をご確認ください。確認後に再度お手続きします。`,
    ],
    facts: [
      [['Amount', '金額'], moneyInBoth(s.net, s.currency)],
      [['Reason', '理由'], s.reason],
    ],
    button: [['Check my bank details', '振込先を確認する'], earnings(config)],
  })
}

/** To the doctor: the bank details were changed; a warning if it was somebody else. */
export function bankChanged(config: Config, b: { last4: string; payoutsFrom: string | null }) {
  const url = `${config.publicUrl}/doctors/top?panel=account&section=bank`
  return mail('bank_changed', {
    subject: ['Your bank details were changed', '振込先が変更されました'],
    text: [
      [
        `Payouts now go to the account ending in ${b.last4}.${b.payoutsFrom ? ` For your security, they are paused until ${dateText(b.payoutsFrom, 'en')}.` : ''}`,
        'If this was not you, change your password and contact us now.',
      ],
      [
        `今後のお振込は、末尾 ${b.last4} の口座に行います。${b.payoutsFrom ? `安全のため、${dateText(b.payoutsFrom, 'ja')}まではお振込を行いません。` : ''}`,
        'お心当たりがない場合は、すぐにパスワードを変更し、ご連絡ください。',
      ],
    ],
    button: [['Check my bank details', '振込先を確認する'], url],
  })
}

/** To finance: a doctor's balance has been below zero for more than six months. */
export function negativeLongMail(config: Config, s: Statement & { id: string; since: string }) {
  const url = `${config.publicUrl}/admins/settlements/detail/${s.id}`
  return mail('admin_balance_negative', {
    subject: ['A balance has been negative for over 6 months', '6か月を超えるマイナス残高'],
    heading: [`Negative balance: statement ${s.number}`, `マイナス残高：精算書 ${s.number}`],
    text: [
      'New commission has not covered this balance. Agree with the doctor on how to settle it, then add an adjustment.',
      '新しい手数料では残高が解消していません。精算方法を医師と相談し、調整を追加してください。',
    ],
    facts: [
      [['Balance', '残高'], moneyInBoth(s.net, s.currency)],
      [['Negative since', 'マイナスの開始日'], dateInBoth(s.since)],
    ],
    button: [['View statement', '精算書を見る'], url],
  })
}

type Disputed = { id: string; number: string }

/** To finance: a doctor objects to a line of a statement. */
export function disputeOpenedMail(config: Config, s: Disputed & { message: string }) {
  const url = `${config.publicUrl}/admins/settlements/detail/${s.id}`
  return mail('admin_dispute_opened', {
    subject: [`Dispute of statement ${s.number}`, `精算書 ${s.number} への異議`],
    heading: ['A doctor disputed a line', '医師から異議がありました'],
    text: [
      ['The statement is not paid until you answer the dispute.', s.message],
      ['回答するまで、この精算書のお振込は行いません。', s.message],
    ],
    button: [['View statement', '精算書を見る'], url],
  })
}

/** To finance: the doctor no longer disputes the line. */
export function disputeWithdrawnMail(config: Config, s: Disputed) {
  const url = `${config.publicUrl}/admins/settlements/detail/${s.id}`
  return mail('admin_dispute_withdrawn', {
    subject: [
      `Dispute of statement ${s.number} withdrawn`,
      `精算書 ${s.number} への異議の取り下げ`,
    ],
    heading: ['A doctor withdrew a dispute', '医師が異議を取り下げました'],
    text: [
      'You do not need to answer it. It no longer keeps the statement from being paid.',
      '回答は不要です。この異議による支払いの保留は解除されました。',
    ],
    button: [['View statement', '精算書を見る'], url],
  })
}

/** To the doctor: the answer. */
export function disputeAnsweredMail(
  config: Config,
  s: Disputed & {
    outcome: 'accepted' | 'declined'
    message: string
    answer: string
    /** What goes on the next statement, in minor units. */
    amount?: number | null
    currency: string
  },
) {
  const accepted = s.outcome === 'accepted'
  return mail('dispute_answered', {
    subject: [
      `Answer to your dispute of statement ${s.number}`,
      `精算書 ${s.number} への異議に対する回答`,
    ],
    heading: [
      accepted ? 'Your dispute was accepted' : 'Your dispute was declined',
      accepted ? '異議を認めました' : '異議は認められませんでした',
    ],
    text: [
      [`You wrote: “${s.message}”`, `Our answer: ${s.answer}`],
      [`異議の内容：「${s.message}」`, `回答：${s.answer}`],
    ],
    facts: s.amount
      ? [
          [
            ['Added to your next statement', '次回の精算書への加算額'],
            moneyInBoth(s.amount, s.currency),
          ],
        ]
      : [],
    button: [['View my earnings', '収益を見る'], earnings(config)],
  })
}

/** To finance: statements of a month are closed and wait for approval. `period` is `2026-11`. */
export function settlementReadyMail(
  config: Config,
  data: {
    period: string
    count: number
    net: number
    currency: string
  },
) {
  const url = `${config.publicUrl}/admins/settlements`
  const month = inBoth((locale) => monthText(data.period, locale))
  return mail('admin_settlement_ready', {
    subject: [`Statements for ${month[0]} are ready`, `${month[1]}分の精算が確定しました`],
    heading: ['Statements are waiting for approval', '精算の承認をお願いします'],
    text: [
      `The statements for ${month[0]} are closed. Doctors can dispute lines until the dispute window ends.`,
      `${month[1]}分の精算書を締めました。異議の受付期間が終わるまで、医師からの異議を受け付けます。`,
    ],
    facts: [
      [['Statements', '件数'], String(data.count)],
      [['Net', '支払額'], moneyInBoth(data.net, data.currency)],
    ],
    button: [['View settlements', '精算を見る'], url],
  })
}

const earnings = (config: Config) => `${config.publicUrl}/doctors/top?panel=earnings`
