import type { Config } from '../../config.ts'
import { mail } from '../../mail/content.ts'

type Account = { kind: 'patient' | 'doctor'; number: string; id: string }

/** To those who see to payments: an account was suspended by the rule about lost chargebacks. Names nobody. */
export function fraudRuleMail({ publicUrl }: Pick<Config, 'publicUrl'>, account: Account) {
  const { kind, number, id } = account
  const ja = kind === 'patient' ? '患者' : '医師'
  return mail('admin_fraud_rule', {
    subject: [
      `Account suspended after lost chargebacks (${number})`,
      `チャージバックによりアカウントを停止しました（${number}）`,
    ],
    heading: ['An account was suspended', 'アカウントを利用停止にしました'],
    text: [
      kind === 'patient'
        ? `We lost three chargebacks by patient ${number} within 90 days. The patient can no longer sign in or order.`
        : `We lost chargebacks by three patients of doctor ${number} within 90 days. The account is read-only, and payouts are on hold. Patients can still order from issued recipes.`,
      kind === 'patient'
        ? `患者 ${number} のチャージバックが90日以内に3件確定したため、ログインと注文を停止しました。`
        : `医師 ${number} の患者3名のチャージバックが90日以内に確定したため、アカウントを閲覧のみとし、振込を保留しています。発行済みのレシピからの注文は引き続き可能です。`,
    ],
    after: [
      'Check the orders and reinstate the account if it was suspended wrongly.',
      '注文を確認し、誤りの場合は利用を再開してください。',
    ],
    button: [[`View ${kind}`, `${ja}を表示`], `${publicUrl}/admins/${kind}s/${id}`],
  })
}
