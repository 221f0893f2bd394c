import type { Config } from '../../config.ts'
import { formatMoney } from '../../entities/money.ts'
import type { Mail } from '../content.ts'
import { monthText } from '../dates.ts'

type Failed = { number: string; periodEnd: string; net: number; currency: string; reason: string }

/** To the doctor: the transfer came back; the bank details need a look. */
export function statementFailed(config: Config, s: Failed): Mail {
  const url = `${config.publicUrl}/doctors/top?panel=earnings`
  return {
    template: 'statement_failed',
    content: {
      en: {
        subject: `The transfer of statement ${s.number} failed`,
        heading: 'Check your bank details',
        paragraphs: [
          `The bank could not pay your statement for ${monthText(s.periodEnd, 'en')}. Check your bank details; we then try again.`,
        ],
        facts: [
          ['Amount', formatMoney(s.net, s.currency, 'en')],
          ['Reason', s.reason],
        ],
        button: { label: 'Check my bank details', url },
      },
      ja: {
        subject: `お振込ができませんでした（明細 ${s.number}）`,
        heading: '振込先をご確認ください',
        paragraphs: [
          `${monthText(s.periodEnd, 'ja')}分のお振込ができませんでした。振込先をご確認ください。確認後に再度お手続きします。`,
        ],
        facts: [
          ['金額', formatMoney(s.net, s.currency, 'ja')],
          ['理由', s.reason],
        ],
        button: { label: '振込先を確認する', url },
      },
    },
  }
}
