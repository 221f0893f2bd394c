import '@officina/openapi/resources/doctors'
import { addDays } from '@officina/shared/dates/days'
import { lazyWithRetry } from '@officina/ui/lazyWithRetry'
import {
  type ActionField,
  type BulkAction,
  defineActions,
  mostInUrl,
  type Saying,
} from '../../schema/actions.ts'
import { percentOf, todayIn } from '../../schema/amounts.ts'
import { secondFactorReset } from '../secondFactorReset.ts'
import { type Doctor, type Reviewed, reviewBody } from './doctor.ts'

const leads = (state: string) => (doctor: Doctor) => doctor.allowed.includes(state)
const is =
  (...states: string[]) =>
  (doctor: Doctor) =>
    states.includes(doctor.status)
const sendsReview = ({ review }: Reviewed) => reviewBody(review) ?? {}

const words: ActionField<Reviewed> = { label: ['Reason details', '理由の詳細'] }
const readByDoctor: ActionField<Reviewed> = {
  ...words,
  help: ['Shown to the doctor as written.', 'そのまま医師に表示されます。'],
}
const code: ActionField<Reviewed> = {
  label: ['Reason', '理由'],
  like: { resource: 'doctors', field: 'status_reason_code' },
}

/** Those that the review is about: beside the inbox there is room for these alone. */
export const decisions: readonly string[] = ['approve', 'ask', 'remind', 'reject']

export const doctorActions = defineActions<Reviewed>()({
  approve: {
    call: 'POST /api/admin/doctors/{doctorId}/approve',
    label: ['Approve', '承認'],
    title: ({ name, number }) => [
      `Approve ${number}, ${name}?`,
      `${number} ${name} さんを承認しますか？`,
    ],
    text: [
      'The doctor gets an email and can invite patients and issue recipes right away.',
      '医師にメールで通知され、すぐに患者の招待とレシピの発行ができるようになります。',
    ],
    verb: ['Approve', '承認する'],
    done: ({ name }) => [`${name} approved`, `${name} さんを承認しました`],
    fields: {
      internal_note: {
        help: ['Not shown to the doctor.', '医師には表示されません。'],
        initial: (doctor: Doctor) => doctor.internal_note ?? '',
        rows: 2,
      },
    },
    Dialog: lazyWithRetry(() => import('./ApproveDialog.tsx')),
    when: (doctor) => leads('approved')(doctor) && doctor.status !== 'suspended',
    off: (doctor) => doctor.needs_other_admin,
    main: true,
  },
  ask: {
    call: 'POST /api/admin/doctors/{doctorId}/request-info',
    label: ({ status }) =>
      status === 'needs_info'
        ? ['Ask another question', '別の質問をする']
        : ['Request information', '追加情報を求める'],
    title: ({ name, number }) => [
      `Request information from ${name} (${number})?`,
      `${name} さん（${number}）に追加情報を求めますか？`,
    ],
    text: [
      'The application goes back to the doctor, who gets your question by email.',
      '申請が質問とともに医師に差し戻され、メールで通知されます。',
    ],
    verb: ['Send question', '質問を送る'],
    done: ({ name }) => [`Question sent to ${name}`, `${name} さんに質問を送りました`],
    fields: {
      question: {
        label: ['Question to the doctor', '医師への質問'],
        help: ['Shown to the doctor as written.', 'そのまま医師に表示されます。'],
        rows: 3,
      },
      reopened_fields: {
        initial: [],
        Input: lazyWithRetry(() => import('./ReopenedFields.tsx')),
      },
    },
    sends: sendsReview,
    when: leads('needs_info'),
  },
  remind: {
    call: 'POST /api/admin/doctors/{doctorId}/remind',
    label: ['Send reminder', 'リマインダーを送信'],
    title: ({ name, number }) => [
      `Remind ${name} (${number})?`,
      `${name} さん（${number}）にリマインダーを送信しますか？`,
    ],
    text: ({ status_reason_text: question }) => [
      `The doctor gets your question by email again: ${question ?? ''}`,
      `質問をもう一度メールで送ります：${question ?? ''}`,
    ],
    done: ({ name }) => [`Reminder sent to ${name}`, `${name} さんにリマインダーを送信しました`],
    when: is('needs_info'),
  },
  reject: {
    call: 'POST /api/admin/doctors/{doctorId}/reject',
    label: ['Reject', '却下'],
    title: ({ name, number }) => [
      `Reject the application from ${name} (${number})?`,
      `${name} さん（${number}）の申請を却下しますか？`,
    ],
    text: [
      'The doctor gets an email. The documents are deleted after the retention period. Another administrator must review a new application.',
      '医師にメールで通知されます。書類は保存期間の経過後に削除されます。再申請は、ほかの管理者が審査します。',
    ],
    verb: ['Reject application', '申請を却下'],
    done: ({ name }) => [`Application from ${name} rejected`, `${name} さんの申請を却下しました`],
    fields: {
      reason_code: code,
      reason: readByDoctor,
      may_reapply: {
        label: [
          'May reapply right away (otherwise after the waiting period in Settings)',
          'すぐに再申請できる（チェックしない場合は、設定の待機期間後から）',
        ],
      },
    },
    sends: sendsReview,
    when: leads('rejected'),
    off: (doctor) => doctor.needs_other_admin,
    danger: true,
  },
  reinstate: {
    call: 'POST /api/admin/doctors/{doctorId}/reinstate',
    label: ['Reinstate', '利用再開'],
    title: ({ name, number }) => [
      `Reinstate ${name} (${number})?`,
      `${name} さん（${number}）の利用を再開しますか？`,
    ],
    text: [
      'The doctor gets an email and regains full access. Held payouts resume.',
      '医師にメールで通知され、これまでどおり利用できるようになります。保留中の振込も再開します。',
    ],
    done: ({ name }) => [`${name} reinstated`, `${name} さんの利用を再開しました`],
    fields: { reason: words },
    when: is('suspended'),
    main: true,
  },
  suspend: {
    call: 'POST /api/admin/doctors/{doctorId}/suspend',
    label: ['Suspend', '利用停止'],
    title: ({ name, number }) => [
      `Suspend ${name} (${number})?`,
      `${name} さん（${number}）の利用を停止しますか？`,
    ],
    text: ({ patients_active: patients }) => [
      `The doctor gets an email and can still read records, but cannot issue recipes or invite patients. This affects ${patients ?? 0} active ${patients === 1 ? 'patient' : 'patients'}.`,
      `医師にメールで通知されます。記録の閲覧はできますが、レシピの発行と患者の招待はできなくなります。利用中の患者${patients ?? 0}名に影響します。`,
    ],
    done: ({ name }) => [`${name} suspended`, `${name} さんの利用を停止しました`],
    fields: {
      reason_code: code,
      reason: readByDoctor,
      honour_recipes: {
        label: [
          'Patients can still order from recipes already issued',
          '発行済みのレシピによる注文は引き続き受け付ける',
        ],
        initial: true,
      },
      freeze_payouts: {
        label: ['Hold payouts until the doctor is reinstated', '再開まで振込を保留する'],
      },
    },
    when: leads('suspended'),
    danger: true,
  },
  reset: {
    call: 'POST /api/admin/doctors/{doctorId}/send-password-reset',
    label: ['Send password reset', 'パスワード再設定のリンクを送る'],
    title: ({ name }) => [
      `Send ${name} a password reset link?`,
      `${name} さんにパスワード再設定のリンクを送りますか？`,
    ],
    text: ({ email }) => [
      `It goes to ${email} and works for 60 minutes. The current password works until the link is used.`,
      `${email} に60分間有効なリンクが送られます。使われるまで現在のパスワードは変わりません。`,
    ],
    verb: ['Send link', 'リンクを送る'],
    done: ({ name }) => [`Email sent to ${name}`, `${name} さんにメールを送りました`],
    when: is('applied', 'needs_info', 'approved', 'suspended', 'rejected'),
  },
  reset_second_factor: {
    call: 'POST /api/admin/doctors/{doctorId}/reset-second-factor',
    ...secondFactorReset,
    when: ({ two_factor: isOn }) => isOn === true,
  },
  email: {
    call: 'POST /api/admin/doctors/{doctorId}/change-email',
    label: ['Change email', 'メールアドレスを変更'],
    title: ({ name }) => [
      `Change ${name}’s email address?`,
      `${name} さんのメールアドレスを変更しますか？`,
    ],
    text: ({ email }) => [
      `We send a link to the new address and a notice to ${email}, which stays valid until the link is opened.`,
      `新しいアドレスに確認のリンクが送られます。開かれるまでは ${email} が有効で、こちらにも通知されます。`,
    ],
    verb: ['Send link', 'リンクを送る'],
    done: ['Confirmation link sent', '確認のリンクを送りました'],
    fields: { email: { label: ['New email address', '新しいメールアドレス'] } },
    when: is('applied', 'needs_info', 'approved', 'suspended', 'rejected'),
  },
  renewal: {
    call: 'POST /api/admin/doctors/{doctorId}/request-licence-renewal',
    label: ['Request licence renewal', '免許の更新を依頼'],
    title: ({ name }) => [
      `Ask ${name} for a renewed licence?`,
      `${name} さんに更新後の免許の提出を依頼しますか？`,
    ],
    text: [
      'The doctor gets an email with instructions. The current licence stays valid until then.',
      '提出方法を案内するメールが送られます。それまでは現在の免許が有効です。',
    ],
    verb: ['Send request', '依頼を送る'],
    done: ({ name }) => [`Email sent to ${name}`, `${name} さんにメールを送りました`],
    when: (doctor) => is('approved', 'suspended')(doctor) && !doctor.licence_renewal_sent_at,
  },
  close: {
    call: 'POST /api/admin/doctors/{doctorId}/close',
    label: ['Close account', 'アカウントを閉鎖'],
    title: ({ name, number }) => [
      `Close ${name}’s account (${number})?`,
      `${name} さん（${number}）のアカウントを閉鎖しますか？`,
    ],
    text: [
      'This cannot be undone. For 90 days the doctor can still sign in to download the practice’s data, and nothing else. All commission must be paid, and no patients may be left.',
      '元に戻せません。医師は90日間、診療データのダウンロードのためだけにログインできます。手数料の支払いがすべて済み、患者が残っていないことが必要です。',
    ],
    done: ({ name }) => [`${name}’s account closed`, `${name} さんのアカウントを閉鎖しました`],
    fields: { reason: words },
    when: leads('closed'),
    danger: true,
  },
  export: {
    label: ['Export practice', '診療データを書き出す'],
    may: 'phi.read',
    when: is('approved', 'suspended', 'closed'),
    file: ({ id }) => ({ path: `/api/admin/doctors/${id}/export-data`, method: 'post' }),
  },
  accept_renewal: {
    part: 'renewal',
    call: 'POST /api/admin/doctors/{doctorId}/accept-renewal',
    label: ['Accept licence', '免許を承認'],
    title: ({ name }) => [
      `Accept ${name}’s renewed licence?`,
      `${name} さんの更新後の免許を承認しますか？`,
    ],
    text: [
      'Its number and expiry date replace the current ones. The doctor gets an email.',
      '登録中の番号と有効期限が置き換わり、医師にメールで通知されます。',
    ],
    done: ['Renewed licence accepted', '更新後の免許を承認しました'],
    main: true,
  },
  decline_renewal: {
    part: 'renewal',
    call: 'POST /api/admin/doctors/{doctorId}/decline-renewal',
    label: ['Send licence back', '免許を差し戻す'],
    title: ({ name }) => [
      `Send the renewed licence back to ${name}?`,
      `${name} さんの更新後の免許を差し戻しますか？`,
    ],
    text: [
      'The doctor gets an email. The current licence does not change.',
      '医師にメールで通知されます。登録中の免許はそのままです。',
    ],
    done: ['Licence sent back', '免許を差し戻しました'],
    fields: { reason: readByDoctor },
    danger: true,
  },
  rate: {
    part: 'rates',
    call: 'POST /api/admin/doctors/{doctorId}/rates',
    label: ['Set new rate', '新しい料率を設定'],
    title: ({ name }) => [
      `Set a new commission rate for ${name}?`,
      `${name} さんの新しい手数料率を設定しますか？`,
    ],
    text: [
      'The doctor gets an email with both rates at least 30 days before. Orders placed before that day keep their rate.',
      '開始日の30日前までに、新旧の料率を医師にメールで通知します。開始日より前の注文の料率は変わりません。',
    ],
    verb: ['Set rate', '設定する'],
    done: ['Commission rate set', '手数料率を設定しました'],
    fields: {
      rate_bp: {
        label: ['Rate (%)', '料率（%）'],
        as: 'percent',
        initial: (doctor: Doctor) => percentOf(doctor.rate_bp ?? 2000),
      },
      from: {
        label: ['Starts on', '開始日'],
        initial: (_: Doctor, { me }: Saying) => addDays(todayIn(me.time_zone ?? 'UTC'), 30),
      },
      reason: { help: null },
    },
    when: is('approved', 'suspended'),
    main: true,
  },
  endRate: {
    part: 'rates',
    call: 'POST /api/admin/doctors/{doctorId}/rates/end',
    label: ['Use default rate', '標準の料率に戻す'],
    title: ({ name }) => [
      `Give ${name} the default commission rate?`,
      `${name} さんに標準の手数料率を適用しますか？`,
    ],
    text: [
      'From that day, the default rate applies, or the tier that the doctor’s sales reach. The doctor gets an email at least 30 days before.',
      '開始日以降は標準の手数料率、または売上に応じた段階の率を適用します。30日前までに医師にメールで通知します。',
    ],
    verb: ['Use default rate', '標準に戻す'],
    done: ['Default rate scheduled', '標準の料率への変更を設定しました'],
    fields: {
      from: {
        label: ['Starts on', '開始日'],
        initial: (_: Doctor, { me }: Saying) => addDays(todayIn(me.time_zone ?? 'UTC'), 30),
      },
      reason: { help: null },
    },
    when: (doctor) => is('approved', 'suspended')(doctor) && doctor.rate_bp !== null,
  },
})

export const doctorBulk: readonly BulkAction[] = [
  {
    call: 'POST /api/admin/doctors/send-password-resets',
    label: ['Send password reset', 'パスワード再設定のリンクを送る'],
    title: (n) => [
      `Send ${n} doctor${n === 1 ? '' : 's'} a password reset link?`,
      `${n}名の医師にパスワード再設定のリンクを送りますか？`,
    ],
    done: (n) => [
      n === 1 ? '1 password reset sent' : `${n} password resets sent`,
      `${n}名の医師にリンクを送りました`,
    ],
    refused: (n) => [
      n === 1 ? '1 password reset not sent' : `${n} password resets not sent`,
      `${n}名の医師にはリンクを送れませんでした`,
    ],
    text: [
      'Each gets an email with a link that works for 60 minutes. The current password works until the link is used.',
      '60分間有効なリンクがメールで送られます。使われるまで現在のパスワードは変わりません。',
    ],
  },
  {
    call: 'POST /api/admin/doctors/request-licence-renewals',
    label: ['Request licence renewal', '免許の更新を依頼'],
    title: (n) => [
      `Ask ${n} doctor${n === 1 ? '' : 's'} for a renewed licence?`,
      `${n}名の医師に更新後の免許の提出を依頼しますか？`,
    ],
    done: (n) => [
      n === 1 ? '1 renewal request sent' : `${n} renewal requests sent`,
      `${n}名の医師に依頼を送りました`,
    ],
    refused: (n) => [
      n === 1 ? '1 renewal request not sent' : `${n} renewal requests not sent`,
      `${n}名の医師には依頼を送れませんでした`,
    ],
    text: ['Each gets an email with instructions.', '提出方法を案内するメールが送られます。'],
  },
  {
    label: ['Export', '書き出す'],
    may: 'doctor.manage',
    most: mostInUrl,
    file: (ids) => ({
      path: '/api/admin/doctors/export',
      query: { filter: { id: ids } },
    }),
  },
]
