import { defineMessages } from '@officina/ui/text'

export const roleWords = defineMessages({
  owner: ['Owner', 'オーナー'],
  operations: ['Operations', '運営'],
  support: ['Support', 'サポート'],
  clinical_reviewer: ['Clinical reviewer', '医療審査'],
  finance: ['Finance', '経理'],
  content: ['Content', 'コンテンツ'],
  read_only: ['Read only', '閲覧のみ'],
})

/** What somebody with the role may do; everybody but Content may look at most records. */
export const roleHelp = defineMessages({
  owner: [
    'Everything, including administrators and settings',
    '管理者と設定を含む、すべての操作ができます',
  ],
  operations: [
    'Runs the shop: orders, payments, shipping, products; edits doctors and patients',
    '注文、入金、出荷、商品を扱い、医師と患者の情報を編集できます',
  ],
  support: ['Edits patients and orders', '患者と注文の情報を編集できます'],
  clinical_reviewer: [
    'Approves doctors, reads health data, pauses recipes, edits templates',
    '医師の承認、健康情報の閲覧、レシピの一時停止、テンプレートの編集ができます',
  ],
  finance: [
    'Payments, refunds, statements and payouts; reads the audit log',
    '入金、返金、精算書、振込を扱い、監査ログを閲覧できます',
  ],
  content: ['Writes announcements and templates', 'お知らせとテンプレートを作成できます'],
  read_only: ['Views records and changes nothing', '閲覧だけができ、変更はできません'],
})
