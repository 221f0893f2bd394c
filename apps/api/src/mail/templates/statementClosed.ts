import type { Config } from '../../config.ts'
import { formatMoney } from '../../entities/money.ts'
import type { Mail } from '../content.ts'
import { dateText, monthText } from '../dates.ts'

type Statement = {
  number: string
  periodEnd: string
  net: number
  currency: string
  payOn: string | null
}
type CarryReason = 'nothing_due' | 'frozen' | 'no_bank_details' | 'below_minimum' | null

const why = {
  nothing_due: {
    en: 'There is nothing to pay out for this month. The balance moves to your next statement.',
    ja: '今月のお支払いはありません。残高は次回の明細に繰り越されます。',
  },
  frozen: {
    en: 'Pay-outs to your account are paused. The balance moves to your next statement.',
    ja: 'お支払いを一時停止しています。残高は次回の明細に繰り越されます。',
  },
  no_bank_details: {
    en: 'Your bank details are missing. Add them, and the balance is paid with your next statement.',
    ja: '振込先が登録されていません。ご登録いただくと、次回の明細とあわせてお支払いします。',
  },
  below_minimum: {
    en: 'The amount is below the smallest pay-out. The balance moves to your next statement.',
    ja: '最低支払額に満たないため、残高は次回の明細に繰り越されます。',
  },
}

/** To the doctor: the month's statement is closed, and what happens with it. */
export function statementClosed(config: Config, s: Statement, carry: CarryReason): Mail {
  const url = `${config.publicUrl}/doctors/top?panel=earnings`
  const on = (locale: 'en' | 'ja') => (s.payOn ? dateText(s.payOn, locale) : '')
  return {
    template: 'statement_closed',
    content: {
      en: {
        subject: `Your statement for ${monthText(s.periodEnd, 'en')}`,
        heading: `Statement ${s.number}`,
        paragraphs: [
          `Your statement for ${monthText(s.periodEnd, 'en')} is ready.`,
          carry
            ? why[carry].en
            : `It is checked by a second person and paid on ${on('en')}. Tell us within 5 days if a line is not right.`,
        ],
        facts: [[carry ? 'Balance' : 'To be paid', formatMoney(s.net, s.currency, 'en')]],
        button: { label: 'Open my statements', url },
      },
      ja: {
        subject: `${monthText(s.periodEnd, 'ja')}分の明細のお知らせ`,
        heading: `明細 ${s.number}`,
        paragraphs: [
          `${monthText(s.periodEnd, 'ja')}分の明細ができました。`,
          carry
            ? why[carry].ja
            : `確認のうえ、${on('ja')}にお支払いします。内容に誤りがある場合は5日以内にご連絡ください。`,
        ],
        facts: [[carry ? '残高' : 'お支払額', formatMoney(s.net, s.currency, 'ja')]],
        button: { label: '明細を見る', url },
      },
    },
  }
}
