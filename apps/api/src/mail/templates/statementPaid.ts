import type { Config } from '../../config.ts'
import { formatMoney } from '../../entities/money.ts'
import type { Mail } from '../content.ts'
import { dateText, monthText } from '../dates.ts'

type Paid = {
  number: string
  periodEnd: string
  net: number
  currency: string
  paidOn: string
  reference: string
}

/** To the doctor: the statement has been paid. */
export function statementPaid(config: Config, s: Paid): Mail {
  const url = `${config.publicUrl}/doctors/top?panel=earnings`
  return {
    template: 'statement_paid',
    content: {
      en: {
        subject: `Paid: statement ${s.number}`,
        heading: `We have paid your statement for ${monthText(s.periodEnd, 'en')}`,
        paragraphs: ['The transfer is on its way to your bank account.'],
        facts: [
          ['Amount', formatMoney(s.net, s.currency, 'en')],
          ['Paid on', dateText(s.paidOn, 'en')],
          ['Reference', s.reference],
        ],
        button: { label: 'Open my statements', url },
      },
      ja: {
        subject: `お支払いのお知らせ（明細 ${s.number}）`,
        heading: `${monthText(s.periodEnd, 'ja')}分をお支払いしました`,
        paragraphs: ['ご登録の口座へのお振込を手配しました。'],
        facts: [
          ['金額', formatMoney(s.net, s.currency, 'ja')],
          ['支払日', dateText(s.paidOn, 'ja')],
          ['照会番号', s.reference],
        ],
        button: { label: '明細を見る', url },
      },
    },
  }
}
