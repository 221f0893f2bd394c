import type { Config } from '../../config.ts'
import type { Mail } from '../content.ts'
import { dateText } from '../dates.ts'

/** To the doctor: the bank details were changed; a warning if it was somebody else. */
export function bankChanged(config: Config, b: { last4: string; payoutsFrom: string }): Mail {
  const url = `${config.publicUrl}/doctors/top?panel=account&section=bank`
  return {
    template: 'bank_changed',
    content: {
      en: {
        subject: 'Your bank details were changed',
        heading: 'Your bank details were changed',
        paragraphs: [
          `Pay-outs now go to the account that ends in ${b.last4}. To keep you safe, nothing is paid out before ${dateText(b.payoutsFrom, 'en')}.`,
          'If this was not you, change your password and contact us at once.',
        ],
        button: { label: 'Check my bank details', url },
      },
      ja: {
        subject: '振込先が変更されました',
        heading: '振込先が変更されました',
        paragraphs: [
          `今後のお支払いは、末尾 ${b.last4} の口座に行います。安全のため、${dateText(b.payoutsFrom, 'ja')}まではお支払いを行いません。`,
          'お心当たりがない場合は、すぐにパスワードを変更し、ご連絡ください。',
        ],
        button: { label: '振込先を確認する', url },
      },
    },
  }
}
