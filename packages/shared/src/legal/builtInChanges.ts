import type { AgreedDocument } from '../legalVersions.ts'
import type { Locale } from '../locale.ts'

/** The version that `builtInChanges` compares with. */
export const previousVersion = '2026-06-01'

/** What the built-in texts change against the version before, a sentence each. */
export const builtInChanges: Record<AgreedDocument, Record<Locale, string[]>> = {
  'terms-of-service': {
    en: [
      'An order can be cancelled without a reason until the time shown on its page (Orders and prices).',
      'What has not been delivered after 21 days on backorder is cancelled and refunded, unless you chose to wait longer (Delivery).',
    ],
    ja: [
      '注文の画面に表示する時刻までは、理由を問わずキャンセルできるようになりました。',
      '入荷待ちが21日を超えた商品は、お待ちいただく選択をされた場合を除き、キャンセルして返金します。',
    ],
  },
  'terms-of-service-doctors': {
    en: [
      'Thirty days after a licence has expired the account is suspended until a renewed copy has arrived (Who may take part).',
      'After a change of bank details payouts are paused for seven days (Statements and payouts).',
    ],
    ja: [
      '免許の有効期限から30日を過ぎると、更新後の写しをいただくまでアカウントを停止します。',
      '振込先の変更後、7日間は支払いを保留します。',
    ],
  },
  'privacy-policy': {
    en: [
      'The files of a refused application are deleted after 90 days (What we process, and why).',
      'Fault reports have all texts masked, and links without their tokens (Who receives data).',
    ],
    ja: [
      '不承認となった申請の添付ファイルは、90日後に削除します。',
      '障害報告では、すべての文字を伏せ、リンクからトークンを除きます。',
    ],
  },
}
