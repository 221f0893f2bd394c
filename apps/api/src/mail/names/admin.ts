import type { MailFacts } from './facts.ts'

/** Mails to administrators. */
export const adminMails = {
  'admin-invitation': {
    name: ['Administrator account', '管理者アカウント'],
    when: ['An administrator is invited', '管理者が招待されたとき'],
  },
  'doctor-application-new': {
    name: ['New application', '新しい申請'],
    when: ['A doctor applies', '医師が申請したとき'],
  },
  'doctor-application-answered': {
    name: ['Applicant answered', '申請者からの回答'],
    when: ['An applicant answers a question', '申請者が回答したとき'],
  },
  'doctor-application-again': {
    name: ['Applicant reapplied', '再申請'],
    when: ['A rejected doctor applies again', '却下された医師が再申請したとき'],
  },
  'doctor-application-renewal': {
    name: ['Licence renewal', '免許の更新'],
    when: ['A doctor sends a renewed licence', '医師が更新後の免許を提出したとき'],
  },
  admin_deletion: {
    name: ['Deletion request', 'データ削除の依頼'],
    when: ['A patient asks to be deleted', '患者がデータの削除を依頼したとき'],
  },
  admin_cancel_requested: {
    name: ['Cancellation requested', 'キャンセルの依頼'],
    when: [
      'A patient asks to cancel after the cancellation window',
      'キャンセル期限後に患者がキャンセルを依頼したとき',
    ],
  },
  admin_return_requested: {
    name: ['Return requested', '返品の申請'],
    when: ['A patient asks for a return', '患者が返品を申請したとき'],
  },
  admin_product_report: {
    name: ['Product report', '商品の報告'],
    when: ['A problem with a product is reported', '商品の問題が報告されたとき'],
  },
  admin_shipment_exception: {
    name: ['Delivery problem', '配送トラブル'],
    when: ['A parcel is lost, damaged, refused or returned', '紛失・破損・受取拒否・返送のとき'],
  },
  admin_stock: {
    name: ['Stock needs attention', '在庫の確認'],
    when: ['Products are low or lots expire', '在庫が少ない、または使用期限が近いとき'],
  },
  admin_shop_failure: {
    name: ['Shop sync failed', 'ショップ連携の失敗'],
    when: ['The shop’s data cannot be imported', 'ショップから取り込めないとき'],
  },
  admin_backup_failed: {
    name: ['Backup failed', 'バックアップの失敗'],
    when: [
      'The nightly backup fails or is missing',
      '夜間のバックアップが失敗したとき、または作成されなかったとき',
    ],
  },
  admin_fraud_rule: {
    name: ['Account suspended after chargebacks', 'チャージバックによる利用停止'],
    when: [
      'Three chargebacks were lost within 90 days',
      '90日以内にチャージバックが3件確定したとき',
    ],
  },
  admin_refund_due: {
    name: ['Refund due again', '返金が再び必要'],
    when: [
      'A chargeback that counted as lost is won after all',
      '確定したチャージバックが、その後取り消されたとき',
    ],
  },
  admin_settlement_ready: {
    name: ['Statements waiting for approval', '精算の承認待ち'],
    when: ['A month is closed automatically', '月が自動で締められたとき'],
  },
  admin_dispute_opened: {
    name: ['Statement disputed', '精算書への異議'],
    when: ['A doctor disputes a line', '医師が異議を申し立てたとき'],
  },
  admin_dispute_withdrawn: {
    name: ['Dispute withdrawn', '異議の取り下げ'],
    when: ['A doctor withdraws a dispute', '医師が異議を取り下げたとき'],
  },
  admin_balance_negative: {
    name: ['Negative balance', 'マイナス残高'],
    when: ['A balance has been negative for over six months', '残高が6か月を超えてマイナスのとき'],
  },
} as const satisfies Record<string, MailFacts>
