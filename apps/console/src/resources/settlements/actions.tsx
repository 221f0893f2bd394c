import type { BulkAction } from '../../schema/actions.ts'
import { type ActionValues, defineActions, type Pair, type Saying } from '../../schema/actions.ts'
import { todayIn } from '../../schema/amounts.ts'
import type { RecordOf } from '../../schema/spec.ts'

export type Settlement = RecordOf<'settlements'>
export type Line = Settlement['lines'][number]

const leads = (state: string) => (s: Settlement) => s.allowed.includes(state)
const ownerLeads = (state: string) => (s: Settlement, me: Saying['me']) =>
  leads(state)(s) && me.admin_role === 'owner'
const isOpen = (s: Settlement) => s.status === 'open'
const net = (s: Settlement, { money }: Saying) => money(s.net, s.currency)

export const settlementActions = defineActions<Settlement>()({
  approve: {
    call: 'POST /api/admin/settlements/{settlementId}/approve',
    label: ['Approve', '承認'],
    title: (s, saying) => [
      `Approve ${s.number} over ${net(s, saying)}?`,
      `${s.number}（${net(s, saying)}）を承認しますか`,
    ],
    text: [
      'It can be paid after that. Whoever closed it cannot approve it.',
      '承認すると支払いに進めます。締め処理を行った方は承認できません。',
    ],
    verb: ['Approve', '承認する'],
    done: ({ number }) => [`${number} is approved`, `${number} を承認しました`],
    when: leads('approved'),
    main: true,
  },
  pay: {
    call: 'POST /api/admin/settlements/{settlementId}/paying',
    label: ['Handed to the bank', '銀行へ依頼済みにする'],
    title: (s, saying) => [
      `${s.number} over ${net(s, saying)} is with the bank?`,
      `${s.number}（${net(s, saying)}）を銀行へ依頼しましたか`,
    ],
    text: [
      'Confirm that the transfer has been ordered. Bank details younger than 7 days are refused.',
      '振込を依頼したことを記録します。変更から7日以内の振込先には支払えません。',
    ],
    verb: ['Handed to the bank', '依頼済みにする'],
    done: ({ number }) => [`${number} is being paid`, `${number} は振込中です`],
    when: leads('paying'),
    main: true,
  },
  paid: {
    call: 'POST /api/admin/settlements/{settlementId}/paid',
    label: ['Mark paid', '支払い済みにする'],
    title: (s, saying) => [
      `Mark ${s.number} paid with ${net(s, saying)}?`,
      `${s.number}（${net(s, saying)}）を支払い済みにしますか`,
    ],
    text: [
      'The statement is locked. Later changes go to the next one. The doctor is told by mail.',
      '明細が確定し、以後の変更は次回の明細に入ります。医師にメールで通知されます。',
    ],
    done: ({ number }) => [`${number} is paid`, `${number} を支払い済みにしました`],
    fields: {
      paid_on: { initial: (_: Settlement, { me }: Saying) => todayIn(me.time_zone ?? 'UTC') },
      reference: {
        help: ['As it stands on the bank statement.', '銀行明細のとおりに入力してください。'],
      },
    },
    when: leads('paid'),
    main: true,
  },
  adjust: {
    call: 'POST /api/admin/settlements/{settlementId}/adjustments',
    label: ['Add adjustment', '調整を追加'],
    title: ({ number, doctor_name }) => [
      `Adjust ${number} of ${doctor_name}`,
      `${doctor_name} さんの明細 ${number} を調整`,
    ],
    text: [
      'The adjustment stands on the statement with its reason. It cannot be changed, only balanced by another one.',
      '調整は理由とともに明細に記載されます。変更はできず、別の調整で打ち消します。',
    ],
    done: ['The adjustment is on the statement', '調整を明細に追加しました'],
    fields: {
      type: { initial: 'adjustment' },
      amount: {
        help: (_: Settlement, __: Saying, { type }: ActionValues): Pair | undefined =>
          type === 'bonus'
            ? undefined
            : ['With a minus to take away.', '減額する場合は先頭に「-」を付けます。'],
      },
      reason: { help: ['The doctor reads it.', '医師に表示されます。'] },
    },
    when: isOpen,
  },
  recalculate: {
    call: 'POST /api/admin/settlements/{settlementId}/recalculate',
    label: ['Recalculate', '再計算'],
    title: (s, saying) => [
      `Recalculate ${s.number} (now ${net(s, saying)})?`,
      `${s.number}（現在 ${net(s, saying)}）を再計算しますか`,
    ],
    text: [
      'Everything that has become eligible by the end of the month is added.',
      '月末までに支払い対象となったものがすべて追加されます。',
    ],
    verb: ['Recalculate', '再計算する'],
    done: ({ number }) => [`${number} is up to date`, `${number} を再計算しました`],
    when: isOpen,
  },
  reopen: {
    call: 'POST /api/admin/settlements/{settlementId}/reopen',
    label: ['Reopen', '締めを取り消す'],
    title: ({ number, doctor_name }) => [
      `Reopen ${number} of ${doctor_name}?`,
      `${doctor_name} さんの ${number} の締めを取り消しますか`,
    ],
    text: [
      'It can be adjusted again and has to be closed by a person.',
      '再び調整できるようになります。締めは担当者が行う必要があります。',
    ],
    done: ({ number }) => [`${number} is open again`, `${number} を集計中に戻しました`],
    fields: { reason: {} },
    when: ownerLeads('open'),
    danger: true,
  },
  failed: {
    call: 'POST /api/admin/settlements/{settlementId}/failed',
    label: ['Transfer failed', '振込失敗'],
    title: ({ number, doctor_name }) => [
      `The transfer of ${number} to ${doctor_name} failed?`,
      `${doctor_name} さんへの ${number} の振込は失敗しましたか`,
    ],
    text: [
      'The amount is owed again, and the doctor is asked to check the bank details.',
      '金額は未払いに戻り、医師に振込先の確認を依頼します。',
    ],
    verb: ['Transfer failed', '振込失敗にする'],
    done: ({ number }) => [`${number} is marked as failed`, `${number} を振込失敗にしました`],
    fields: { reason: {} },
    when: leads('failed'),
    danger: true,
  },
  void: {
    call: 'POST /api/admin/settlements/{settlementId}/void',
    label: ['Make void', '無効にする'],
    title: ({ number, doctor_name }) => [
      `Make ${number} of ${doctor_name} void?`,
      `${doctor_name} さんの ${number} を無効にしますか`,
    ],
    text: [
      'This cannot be undone. Its lines go onto a new statement.',
      '元に戻せません。明細行は新しい明細に移ります。',
    ],
    done: ({ number }) => [`${number} is void`, `${number} を無効にしました`],
    fields: { reason: {} },
    when: ownerLeads('void'),
    danger: true,
  },
  pdf: {
    label: ['PDF', 'PDF'],
    file: ({ id }, locale) => ({ path: `/api/admin/settlements/${id}/pdf`, query: { locale } }),
  },
})

/** Putting off while the statement is open; answering an objection that waits. */
export const lineActions = defineActions<Settlement & { line: Line }>()({
  exclude: {
    call: 'POST /api/admin/settlements/{settlementId}/exclude-line',
    label: ['Put off to the next period', '次回に回す'],
    title: ({ line, number, currency }, { money }) => [
      `Put ${line.product ?? number} (${money(line.amount, currency)}) off?`,
      `${line.product ?? number}（${money(line.amount, currency)}）を次回に回しますか`,
    ],
    text: [
      'The line leaves this statement, with its refunds, and is on the next one.',
      'この行と関連する返金は、次回の明細に移ります。',
    ],
    verb: ['Put off', '次回に回す'],
    done: ['The line is on the next statement', '次回の明細に移しました'],
    fields: { reason: {} },
    sends: ({ line }) => ({ line_id: line.id }),
    when: (s) => isOpen(s) && ['commission', 'adjustment', 'bonus'].includes(s.line.type),
  },
  answer: {
    call: 'POST /api/admin/settlements/{settlementId}/answer-dispute',
    label: ['Answer the objection', '申し出に回答'],
    title: ({ doctor_name }) => [
      `Answer the objection of ${doctor_name}`,
      `${doctor_name} さんの申し出に回答`,
    ],
    text: ['', ''],
    More: ({ record }) => <q>{record.line.dispute?.message}</q>,
    verb: ['Answer', '回答する'],
    done: ['The doctor has been told', '医師に通知しました'],
    fields: {
      outcome: { initial: 'declined' },
      answer: {
        help: ['The doctor gets it by mail.', '医師にメールで送られます。'],
        rows: 3,
      },
      amount: {
        help: ['What the statement was short of.', '不足していた金額です。'],
        if: ({ outcome }) => outcome === 'accepted',
      },
    },
    sends: ({ line }) => ({ dispute_id: line.dispute?.id }),
    when: ({ line }) => line.dispute?.status === 'open',
    main: true,
  },
})

const bankFile = (ids: string[]) => ({
  path: '/api/admin/settlements/bank-file',
  query: { filter: { id: ids } },
})

/** Approve the chosen statements, or hand them to the bank with its file. */
export const settlementBulk: readonly BulkAction[] = [
  {
    call: 'POST /api/admin/settlements/approve',
    label: ['Approve', '承認'],
    title: (n) => [`Approve ${n} statements for payment?`, `${n}件の明細の支払いを承認しますか`],
    text: [
      'They can be paid after that. Statements that you closed yourself are left out.',
      '承認すると支払いに進めます。ご自身で締めた明細は対象外です。',
    ],
  },
  {
    call: 'POST /api/admin/settlements/paying',
    label: ['Bank file', '振込ファイル'],
    title: (n) => [`Hand ${n} statements to the bank?`, `${n}件の明細の振込を依頼しますか`],
    text: [
      'They count as being paid from now on, and a CSV file with the transfers is downloaded. It holds whole account numbers.',
      '振込中になり、振込用のCSVファイルがダウンロードされます。口座番号が含まれます。',
    ],
    verb: ['Write the bank file', '振込ファイルを作成'],
    fileOfDone: bankFile,
  },
  {
    label: ['Download the file again', '振込ファイルを再取得'],
    may: 'settlement.pay',
    file: bankFile,
  },
]
