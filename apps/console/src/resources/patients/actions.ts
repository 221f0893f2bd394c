import { lazyWithRetry } from '@officina/ui/lazyWithRetry'
import type { BulkAction } from '../../schema/actions.ts'
import { defineActions } from '../../schema/actions.ts'
import type { RecordOf } from '../../schema/spec.ts'

export type Patient = RecordOf<'patients'>

const leads = (state: string) => (patient: Patient) => patient.allowed.includes(state)
const is =
  (...states: string[]) =>
  (patient: Patient) =>
    states.includes(patient.status)
const invitable = is('registered_by_doctor', 'invited')

/** `invitation` and `anonymise` stand where the page tells of those. */
export const patientActions = defineActions<Patient>()({
  reinstate: {
    call: 'POST /api/admin/patients/{patientId}/reinstate',
    label: ['Reinstate', '利用再開'],
    title: ({ name, number }) => [
      `Reinstate ${name} (${number})?`,
      `${name} さん(${number})の利用を再開しますか`,
    ],
    text: [
      'The patient can sign in and order again.',
      'サインインと注文が再びできるようになります。',
    ],
    done: ({ name }) => [`${name} is reinstated`, `${name} さんの利用を再開しました`],
    fields: { reason: {} },
    when: is('suspended'),
    main: true,
  },
  restore: {
    call: 'POST /api/admin/patients/{patientId}/restore',
    label: ['Restore', '元に戻す'],
    title: ({ name, number }) => [
      `Take ${name} (${number}) out of the archive?`,
      `${name} さん(${number})をアーカイブから戻しますか`,
    ],
    text: [
      'Who has an account can sign in and order again; who has none can be invited.',
      '登録済みの方はサインインと注文が再びできます。未登録の方は招待できるようになります。',
    ],
    done: ({ name }) => [`${name} is out of the archive`, `${name} さんをアーカイブから戻しました`],
    when: is('archived'),
    main: true,
  },
  transfer: {
    call: 'POST /api/admin/patients/{patientId}/transfer',
    label: ['Transfer', '引き継ぎ'],
    title: ({ name, number }) => [
      `Transfer ${name} (${number}) to another doctor?`,
      `${name} さん(${number})を別の医師に引き継ぎますか`,
    ],
    text: ({ doctor_name: doctor }) => [
      `The patient leaves ${doctor}, who keeps recipes and answers. Discounts and tags of the practice end. The patient and both doctors are mailed.`,
      `${doctor} 医師の患者ではなくなります。これまでのレシピと回答は前の医師に残り、割引とタグは終了します。患者と両方の医師にメールで通知されます。`,
    ],
    verb: ['Transfer', '引き継ぐ'],
    done: ({ name }) => [`${name} was transferred`, `${name} さんを引き継ぎました`],
    fields: {
      doctor_id: { Input: lazyWithRetry(() => import('./NewDoctor.tsx')) },
      reason: {},
      consent: {
        label: ['The patient has agreed to the transfer', '患者本人が引き継ぎに同意している'],
        wrong: [
          'Without consent a patient cannot be transferred.',
          '本人の同意がない場合は引き継げません。',
        ],
      },
    },
    when: is('registered_by_doctor', 'invited', 'active', 'archived', 'suspended'),
  },
  suspend: {
    call: 'POST /api/admin/patients/{patientId}/suspend',
    label: ['Suspend', '利用停止'],
    title: ({ name, number }) => [
      `Suspend ${name} (${number})?`,
      `${name} さん(${number})の利用を停止しますか`,
    ],
    text: [
      'The patient is signed out everywhere and can neither sign in nor order. Open orders go on.',
      'すべての端末からサインアウトされ、サインインも注文もできなくなります。処理中の注文はそのまま続きます。',
    ],
    done: ({ name }) => [`${name} is suspended`, `${name} さんの利用を停止しました`],
    fields: { reason: {} },
    when: leads('suspended'),
    danger: true,
  },
  archive: {
    call: 'POST /api/admin/patients/{patientId}/archive',
    label: ['Archive', 'アーカイブ'],
    title: ({ name, number }) => [
      `Archive ${name} (${number})?`,
      `${name} さん(${number})をアーカイブしますか`,
    ],
    text: [
      'The patient can neither sign in nor order, and an open invitation ends. The data are kept; nobody is mailed.',
      'サインインも注文もできなくなり、有効な招待は終了します。データは保存され、本人への通知はありません。',
    ],
    done: ({ name }) => [`${name} is archived`, `${name} さんをアーカイブしました`],
    fields: { reason: {} },
    undo: { call: 'POST /api/admin/patients/{patientId}/restore' },
    when: leads('archived'),
    danger: true,
  },
  anonymise: {
    call: 'POST /api/admin/patients/{patientId}/anonymise',
    label: ['Anonymise', '匿名化'],
    title: ({ name, number }) => [
      `Ask for ${name} (${number}) to be anonymised?`,
      `${name} さん(${number})の匿名化を申請しますか`,
    ],
    text: [
      'Nothing happens until another administrator confirms it. Then name, addresses, health data, messages and files are gone for ever; amounts of orders and settlements stay.',
      'ほかの管理者が承認するまで何も変わりません。承認されると、氏名、住所、健康情報、メッセージ、ファイルが完全に削除されます。注文と精算の金額は残ります。',
    ],
    verb: ['Ask to anonymise', '匿名化を申請'],
    done: ['Another administrator must confirm it now', 'ほかの管理者の承認をお待ちください'],
    fields: { reason: {} },
    undo: { call: 'POST /api/admin/patients/{patientId}/withdraw-anonymise' },
    when: (patient) => leads('anonymised')(patient) && !patient.anonymise_requested_at,
    danger: true,
  },
  export: {
    label: ['Export all data', '全データを書き出す'],
    may: 'patient.manage',
    file: ({ id }) => ({ path: `/api/admin/patients/${id}/export-data`, method: 'post' }),
  },
  confirm_anonymise: {
    part: 'anonymise',
    call: 'POST /api/admin/patients/{patientId}/confirm-anonymise',
    label: ['Confirm anonymising', '匿名化を承認'],
    title: ({ name, number }) => [
      `Anonymise ${name} (${number}) for ever?`,
      `${name} さん(${number})を匿名化しますか`,
    ],
    text: [
      'This cannot be undone. Name, addresses, health data, messages and files are deleted and the patient can no longer sign in. Amounts of orders and settlements stay.',
      '元に戻せません。氏名、住所、健康情報、メッセージ、ファイルが削除され、患者はサインインできなくなります。注文と精算の金額は残ります。',
    ],
    verb: ['Anonymise', '匿名化する'],
    done: ({ number }) => [`${number} is anonymised`, `${number} を匿名化しました`],
    when: (patient) => !patient.anonymise_mine,
    main: true,
    danger: true,
  },
  withdraw_anonymise: {
    part: 'anonymise',
    call: 'POST /api/admin/patients/{patientId}/withdraw-anonymise',
    label: ['Withdraw the request', '申請を取り下げる'],
    title: ({ name }) => [
      `Withdraw the request to anonymise ${name}?`,
      `${name} さんの匿名化の申請を取り下げますか`,
    ],
    text: ['The patient stays as before.', '患者の情報はそのまま残ります。'],
    verb: ['Withdraw', '取り下げる'],
    done: ['The request is withdrawn', '申請を取り下げました'],
  },
  resend: {
    part: 'invitation',
    call: 'POST /api/admin/patients/{patientId}/resend-invitation',
    label: ['Send invitation', '招待を送る'],
    title: ({ name }) => [
      `Send the invitation of ${name} again?`,
      `${name} さんに招待を再送しますか`,
    ],
    text: ({ email_masked, sends_left_today: left }) => [
      `A mail with a new link goes to ${email_masked ?? ''}; the link before it stops working. ${left} of 5 mails are left today.`,
      `${email_masked ?? ''} に新しいリンクが送られ、以前のリンクは無効になります。本日の残りは5通中${left}通です。`,
    ],
    done: ({ name }) => [`The invitation was sent to ${name}`, `${name} さんに招待を送りました`],
    when: (patient) => invitable(patient) && patient.has_email,
    main: true,
  },
  address: {
    part: 'invitation',
    call: 'POST /api/admin/patients/{patientId}/change-invitation-address',
    label: ['New address', '別のアドレスに招待'],
    title: ({ name }) => [
      `Invite ${name} at another address?`,
      `${name} さんを別のアドレスに招待しますか`,
    ],
    text: [
      'The address in the record is replaced and a new invitation is sent to it at once. The link before it stops working.',
      '登録中のアドレスを置き換え、新しい招待をすぐに送ります。以前のリンクは無効になります。',
    ],
    verb: ['Change and invite', '変更して招待'],
    done: ({ name }) => [`The invitation was sent to ${name}`, `${name} さんに招待を送りました`],
    fields: { email: { label: ['New email address', '新しいメールアドレス'] } },
    when: invitable,
  },
  revoke: {
    part: 'invitation',
    call: 'POST /api/admin/patients/{patientId}/revoke-invitation',
    label: ['Revoke', '取り消す'],
    title: ({ name }) => [
      `Revoke the invitation of ${name}?`,
      `${name} さんの招待を取り消しますか`,
    ],
    text: [
      'The link stops working. The patient is not told.',
      'リンクは無効になります。本人への通知はありません。',
    ],
    verb: ['Revoke invitation', '招待を取り消す'],
    done: ['The invitation is revoked', '招待を取り消しました'],
    when: (patient) => invitable(patient) && patient.open_invitation,
    danger: true,
  },
})

export const patientBulk: readonly BulkAction[] = [
  {
    call: 'POST /api/admin/patients/resend-invitations',
    label: ['Resend invitations', '招待を再送'],
    title: (n) => [
      n === 1
        ? 'Send the invitation of 1 patient again?'
        : `Send the invitations of ${n} patients again?`,
      `${n}名の招待を再送しますか`,
    ],
    text: [
      'Each gets a mail with a new link; the link before it stops working. Patients who have an account are left out.',
      '新しいリンクがメールで送られ、以前のリンクは無効になります。登録済みの患者には送られません。',
    ],
  },
]
