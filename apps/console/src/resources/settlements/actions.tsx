import { type ActionValues, defineActions, type Pair, type Saying } from '../../schema/actions.ts'
import { amountOf, todayIn } from '../../schema/amounts.ts'
import type { RecordOf } from '../../schema/spec.ts'
import { Disputed } from './Disputed.tsx'

export type Settlement = RecordOf<'settlements'>
export type Line = Settlement['lines'][number]

const leads = (state: string) => (s: Settlement) => s.allowed.includes(state)
const ownerLeads = (state: string) => (s: Settlement, me: Saying['me']) =>
  leads(state)(s) && me.admin_role === 'owner'
const isOpen = (s: Settlement) => s.status === 'open'
// until the doctor has an answer it is neither approved nor paid
const isDisputed = (s: Settlement) => s.lines.some(({ dispute }) => dispute?.status === 'open')
const net = (s: Settlement, { money }: Saying) => money(s.net, s.currency)

export const settlementActions = defineActions<Settlement>()({
  approve: {
    call: 'POST /api/admin/settlements/{settlementId}/approve',
    label: ['Approve', '承認'],
    title: (s, saying) => [
      `Approve ${s.number} (${net(s, saying)})?`,
      `${s.number}（${net(s, saying)}）を承認しますか？`,
    ],
    text: [
      'It can then be paid. The person who closed it cannot approve it.',
      '承認すると支払いに進めます。締め処理を行った方は承認できません。',
    ],
    verb: ['Approve', '承認する'],
    done: ({ number }) => [`${number} approved`, `${number} を承認しました`],
    when: (s) => leads('approved')(s) && !s.closed_mine && !isDisputed(s),
    main: true,
  },
  pay: {
    call: 'POST /api/admin/settlements/{settlementId}/paying',
    label: ['Mark as sent to bank', '銀行へ依頼済みにする'],
    title: (s, saying) => [
      `Mark ${s.number} (${net(s, saying)}) as sent to the bank?`,
      `${s.number}（${net(s, saying)}）を銀行へ依頼済みにしますか？`,
    ],
    text: [
      'Confirm that you have ordered the transfer. Statements whose bank details changed recently cannot be paid while payouts are on hold.',
      '振込を依頼したことを記録します。振込先の変更後、保留期間中は支払えません。',
    ],
    verb: ['Mark as sent to bank', '依頼済みにする'],
    done: ({ number }) => [
      `${number} marked as sent to the bank`,
      `${number} を依頼済みにしました`,
    ],
    when: (s) => leads('paying')(s) && !isDisputed(s),
    main: true,
  },
  paid: {
    call: 'POST /api/admin/settlements/{settlementId}/paid',
    label: ['Mark as paid', '支払い済みにする'],
    title: (s, saying) => [
      `Mark ${s.number} (${net(s, saying)}) as paid?`,
      `${s.number}（${net(s, saying)}）を支払い済みにしますか？`,
    ],
    text: [
      'The statement is locked. Later changes go on the next one. The doctor gets an email.',
      '精算書が確定し、以後の変更は次回の精算書に入ります。医師にメールで通知されます。',
    ],
    done: ({ number }) => [`${number} marked as paid`, `${number} を支払い済みにしました`],
    fields: {
      paid_on: { initial: (_: Settlement, { me }: Saying) => todayIn(me.time_zone ?? 'UTC') },
      reference: {
        help: ['As on the bank statement.', '銀行明細のとおりに入力してください。'],
      },
    },
    when: leads('paid'),
    main: true,
  },
  adjust: {
    call: 'POST /api/admin/settlements/{settlementId}/adjustments',
    label: ['Add adjustment', '調整を追加'],
    title: ({ number, doctor_name }) => [
      `Adjust ${doctor_name}’s statement ${number}`,
      `${doctor_name} さんの精算書 ${number} を調整`,
    ],
    text: [
      'The statement shows the adjustment and its reason. It cannot be changed, only offset by another adjustment.',
      '調整は理由とともに精算書に記載されます。変更はできません。訂正する場合は、別の調整で相殺してください。',
    ],
    done: ['Adjustment added', '調整を追加しました'],
    fields: {
      type: { initial: 'adjustment' },
      amount: {
        help: (
          s: Settlement,
          { money }: Saying,
          { type, amount }: ActionValues,
        ): Pair | undefined => {
          const change = amountOf(String(amount ?? ''), s.currency)
          // what is withheld is reckoned anew
          if (change !== 0 && s.withholding === 0) {
            const after = money(s.net + change, s.currency)
            return [`Net will be ${after}.`, `支払額は${after}になります。`]
          }
          return type === 'bonus'
            ? undefined
            : ['Start with a minus sign to deduct.', '減額する場合は先頭に「-」を付けます。']
        },
      },
      reason: { help: ['Shown to the doctor.', '医師に表示されます。'] },
    },
    when: isOpen,
  },
  recalculate: {
    call: 'POST /api/admin/settlements/{settlementId}/recalculate',
    label: ['Recalculate', '再計算'],
    title: (s, saying) => [
      `Recalculate ${s.number} (now ${net(s, saying)})?`,
      `${s.number}（現在 ${net(s, saying)}）を再計算しますか？`,
    ],
    text: [
      'Everything eligible by the end of the month is added.',
      '月末までに支払い対象となったものがすべて追加されます。',
    ],
    verb: ['Recalculate', '再計算する'],
    done: ({ number }) => [`${number} recalculated`, `${number} を再計算しました`],
    when: isOpen,
  },
  reopen: {
    call: 'POST /api/admin/settlements/{settlementId}/reopen',
    label: ['Reopen', '締めを取り消す'],
    title: ({ number, doctor_name }) => [
      `Reopen ${doctor_name}’s statement ${number}?`,
      `${doctor_name} さんの ${number} の締めを取り消しますか？`,
    ],
    text: [
      'You can adjust it again. Then close it with “Close month” in the list of settlements.',
      '再び調整できるようになります。その後、精算書一覧の「月次の締め」で締めてください。',
    ],
    done: ({ number }) => [`${number} reopened`, `${number} を集計中に戻しました`],
    fields: { reason: {} },
    when: ownerLeads('open'),
    danger: true,
    cancels: true,
  },
  failed: {
    call: 'POST /api/admin/settlements/{settlementId}/failed',
    label: ['Mark transfer as failed', '振込失敗にする'],
    title: ({ number, doctor_name }) => [
      `Mark the transfer of ${number} to ${doctor_name} as failed?`,
      `${doctor_name} さんへの ${number} の振込を失敗として記録しますか？`,
    ],
    text: [
      'The amount becomes due again, and the doctor is asked to check the bank details.',
      '金額は未払いに戻り、医師に振込先の確認を依頼します。',
    ],
    verb: ['Mark as failed', '振込失敗にする'],
    done: ({ number }) => [`${number} marked as failed`, `${number} を振込失敗にしました`],
    fields: { reason: {} },
    when: leads('failed'),
    danger: true,
  },
  void: {
    call: 'POST /api/admin/settlements/{settlementId}/void',
    label: ['Request to void', '無効化を申請'],
    title: ({ number, doctor_name }) => [
      `Request to void ${doctor_name}’s statement ${number}?`,
      `${doctor_name} さんの ${number} の無効化を申請しますか？`,
    ],
    text: [
      'Nothing happens until another owner confirms. The statement is then void, and its lines move to a new one.',
      'ほかのオーナーが承認するまで何も変わりません。承認されると精算書は無効になり、明細行は新しい精算書に移ります。',
    ],
    done: [
      'Request sent to the other owners',
      '無効化を申請しました。ほかのオーナーの承認が必要です。',
    ],
    fields: { reason: {} },
    undo: { call: 'POST /api/admin/settlements/{settlementId}/withdraw-void' },
    when: (s, saying) => ownerLeads('void')(s, saying) && !s.void_requested_at,
    danger: true,
  },
  confirm_void: {
    part: 'void',
    call: 'POST /api/admin/settlements/{settlementId}/confirm-void',
    label: ['Confirm void', '無効化を承認'],
    title: (s, saying) => [
      `Void ${s.number} (${net(s, saying)})?`,
      `${s.number}（${net(s, saying)}）を無効にしますか？`,
    ],
    text: [
      'This cannot be undone. Its lines move to a new statement.',
      '元に戻せません。明細行は新しい精算書に移ります。',
    ],
    verb: ['Void', '無効にする'],
    done: ({ number }) => [`${number} voided`, `${number} を無効にしました`],
    when: (s, saying) => ownerLeads('void')(s, saying) && !s.void_mine,
    main: true,
    danger: true,
  },
  withdraw_void: {
    part: 'void',
    call: 'POST /api/admin/settlements/{settlementId}/withdraw-void',
    label: ['Withdraw request', '申請を取り下げる'],
    title: ({ number }) => [
      `Withdraw the request to void ${number}?`,
      `${number} の無効化の申請を取り下げますか？`,
    ],
    text: ['The statement does not change.', '精算書はそのまま残ります。'],
    verb: ['Withdraw request', '取り下げる'],
    done: ['Request withdrawn', '申請を取り下げました'],
    when: ownerLeads('void'),
  },
  pdf: {
    label: ['PDF', 'PDF'],
    file: ({ id }, locale) => ({ path: `/api/admin/settlements/${id}/pdf`, query: { locale } }),
  },
})

/** Where on the page what can be done about a line is. */
export const lineId = ({ id }: Line): string => `line-${id}`

/** Putting off while the statement is open; answering an open dispute. */
export const lineActions = defineActions<Settlement & { line: Line }>()({
  exclude: {
    call: 'POST /api/admin/settlements/{settlementId}/exclude-line',
    label: ['Move to next period', '次回に回す'],
    title: ({ line, number, currency }, { money }) => [
      `Move ${line.product ?? number} (${money(line.amount, currency)}) to the next period?`,
      `${line.product ?? number}（${money(line.amount, currency)}）を次回に回しますか？`,
    ],
    text: [
      'The line and its refunds move to the next statement.',
      'この行と関連する返金は、次回の精算書に移ります。',
    ],
    verb: ['Move line', '次回に回す'],
    done: ['Line moved to the next statement', '次回の精算書に移しました'],
    fields: { reason: {} },
    sends: ({ line }) => ({ line_id: line.id }),
    when: (s) => isOpen(s) && ['commission', 'adjustment', 'bonus'].includes(s.line.type),
  },
  answer: {
    call: 'POST /api/admin/settlements/{settlementId}/answer-dispute',
    label: ['Answer dispute', '異議に回答'],
    title: ({ doctor_name }) => [
      `Answer ${doctor_name}’s dispute`,
      `${doctor_name} さんの異議に回答`,
    ],
    text: ['', ''],
    More: Disputed,
    verb: ['Send answer', '回答する'],
    done: ['Answer sent to the doctor', '医師に回答を送りました'],
    fields: {
      outcome: {},
      answer: {
        help: ['The doctor gets it by email.', '医師にメールで送られます。'],
        rows: 3,
      },
      amount: {
        help: ['The amount missing from the statement.', '不足していた金額です。'],
        if: ({ outcome }) => outcome === 'accepted',
      },
    },
    sends: ({ line }) => ({ dispute_id: line.dispute?.id }),
    when: ({ line }) => line.dispute?.status === 'open',
    main: true,
  },
})
