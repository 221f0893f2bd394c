import { defineActions } from '../../schema/actions.ts'
import type { RecordOf } from '../../schema/spec.ts'
import { secondFactorReset } from '../secondFactorReset.ts'

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
      `${name} さん（${number}）の利用を再開しますか？`,
    ],
    text: [
      'The patient can sign in and order again.',
      'ログインと注文が再びできるようになります。',
    ],
    done: ({ name }) => [`${name} reinstated`, `${name} さんの利用を再開しました`],
    fields: { reason: {} },
    when: is('suspended'),
    main: true,
  },
  restore: {
    call: 'POST /api/admin/patients/{patientId}/restore',
    label: ['Restore', '元に戻す'],
    title: ({ name, number }) => [
      `Restore ${name} (${number}) from the archive?`,
      `${name} さん（${number}）をアーカイブから元に戻しますか？`,
    ],
    text: [
      'A patient with an account can sign in and order again. Without one, the patient can be invited.',
      '登録済みの方はログインと注文が再びできます。未登録の方は招待できるようになります。',
    ],
    done: ({ name }) => [`${name} restored`, `${name} さんをアーカイブから元に戻しました`],
    when: is('archived'),
    main: true,
  },
  transfer: {
    call: 'POST /api/admin/patients/{patientId}/transfer',
    label: ['Transfer patient', '患者を引き継ぐ'],
    title: ({ name, number }) => [
      `Transfer ${name} (${number}) to another doctor?`,
      `${name} さん（${number}）を別の医師に引き継ぎますか？`,
    ],
    text: ({ doctor_name: doctor }) => [
      `The patient leaves ${doctor}, who keeps the recipes and answers. The clinic’s discounts and tags end. The patient and both doctors get an email.`,
      `${doctor} さんの患者ではなくなります。これまでのレシピと回答は前の医師に残り、割引とタグは終了します。患者と両方の医師にメールで通知されます。`,
    ],
    verb: ['Transfer', '引き継ぐ'],
    done: ({ name }) => [`${name} transferred`, `${name} さんを引き継ぎました`],
    fields: {
      doctor_id: {
        label: ['New doctor', '新しい担当医'],
        help: [
          'Type a name. Only approved doctors are listed.',
          '名前を入力してください。承認済みの医師だけが表示されます。',
        ],
        among: { status: ['approved'] },
        except: ({ doctor_id }: Patient) => doctor_id,
      },
      reason: {},
      consent: {
        label: ['The patient has agreed to the transfer', '患者本人が引き継ぎに同意している'],
        wrong: [
          'The patient must agree before the transfer.',
          '引き継ぎには本人の同意が必要です。',
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
      `${name} さん（${number}）の利用を停止しますか？`,
    ],
    text: [
      'The patient is signed out everywhere and cannot sign in or order. Open orders continue.',
      'すべての端末からログアウトされ、ログインも注文もできなくなります。処理中の注文はそのまま続きます。',
    ],
    done: ({ name }) => [`${name} suspended`, `${name} さんの利用を停止しました`],
    fields: { reason: {} },
    when: leads('suspended'),
    danger: true,
  },
  reset_second_factor: {
    call: 'POST /api/admin/patients/{patientId}/reset-second-factor',
    ...secondFactorReset,
    when: ({ two_factor: isOn }) => isOn === true,
  },
  archive: {
    call: 'POST /api/admin/patients/{patientId}/archive',
    label: ['Archive', 'アーカイブ'],
    title: ({ name, number }) => [
      `Archive ${name} (${number})?`,
      `${name} さん（${number}）をアーカイブしますか？`,
    ],
    text: [
      'The patient cannot sign in or order, and any open invitation ends. The data is kept. No email is sent.',
      'ログインも注文もできなくなり、有効な招待は終了します。データは保存され、本人への通知はありません。',
    ],
    done: ({ name }) => [`${name} archived`, `${name} さんをアーカイブしました`],
    fields: { reason: {} },
    undo: { call: 'POST /api/admin/patients/{patientId}/restore' },
    when: leads('archived'),
    danger: true,
  },
  anonymise: {
    call: 'POST /api/admin/patients/{patientId}/anonymise',
    label: ['Anonymise', '匿名化'],
    title: ({ name, number }) => [
      `Request anonymisation of ${name} (${number})?`,
      `${name} さん（${number}）の匿名化を申請しますか？`,
    ],
    text: [
      'Nothing happens until another administrator confirms. Name, addresses, health data, messages and files are then deleted permanently. Amounts of orders and settlements stay.',
      'ほかの管理者が承認するまで何も変わりません。承認されると、氏名、住所、健康情報、メッセージ、ファイルが完全に削除されます。注文と精算の金額は残ります。',
    ],
    verb: ['Request anonymisation', '匿名化を申請'],
    done: [
      'Request sent to the other administrators',
      '匿名化を申請しました。ほかの管理者の承認が必要です。',
    ],
    fields: { reason: { initial: ({ deletion_reason }: Patient) => deletion_reason ?? '' } },
    undo: { call: 'POST /api/admin/patients/{patientId}/withdraw-anonymise' },
    when: (patient) => leads('anonymised')(patient) && !patient.anonymise_requested_at,
    danger: true,
  },
  export: {
    label: ['Export all data', '全データを書き出す'],
    may: 'patient.manage',
    file: ({ id }) => ({ path: `/api/admin/patients/${id}/export-data`, method: 'post' }),
  },
  decline_deletion: {
    part: 'deletion',
    call: 'POST /api/admin/patients/{patientId}/decline-deletion',
    label: ['Decline request', '依頼をお断りする'],
    title: ({ name }) => [
      `Decline the deletion request of ${name}?`,
      `${name} さんの削除の依頼をお断りしますか？`,
    ],
    text: [
      'The patient gets your reason by email, in your words.',
      '入力した理由が、そのまま患者にメールで送られます。',
    ],
    verb: ['Decline request', 'お断りする'],
    done: ['Request declined', '依頼をお断りしました'],
    fields: { reason: { rows: 3 } },
    when: (patient) => !patient.anonymise_requested_at,
  },
  confirm_anonymise: {
    part: 'anonymise',
    call: 'POST /api/admin/patients/{patientId}/confirm-anonymise',
    label: ['Confirm anonymisation', '匿名化を承認'],
    title: ({ name, number }) => [
      `Anonymise ${name} (${number}) permanently?`,
      `${name} さん（${number}）を匿名化しますか？`,
    ],
    text: [
      'This cannot be undone. Name, addresses, health data, messages and files are deleted and the patient can no longer sign in. Amounts of orders and settlements stay.',
      '元に戻せません。氏名、住所、健康情報、メッセージ、ファイルが削除され、患者はログインできなくなります。注文と精算の金額は残ります。',
    ],
    verb: ['Anonymise', '匿名化する'],
    done: ({ number }) => [`${number} anonymised`, `${number} を匿名化しました`],
    when: (patient) => !patient.anonymise_mine,
    main: true,
    danger: true,
  },
  withdraw_anonymise: {
    part: 'anonymise',
    call: 'POST /api/admin/patients/{patientId}/withdraw-anonymise',
    label: ['Withdraw request', '申請を取り下げる'],
    title: ({ name }) => [
      `Withdraw the request to anonymise ${name}?`,
      `${name} さんの匿名化の申請を取り下げますか？`,
    ],
    text: ['The patient record does not change.', '患者の情報はそのまま残ります。'],
    verb: ['Withdraw request', '取り下げる'],
    done: ['Request withdrawn', '申請を取り下げました'],
  },
  resend: {
    part: 'invitation',
    call: 'POST /api/admin/patients/{patientId}/resend-invitation',
    label: ['Send invitation', '招待を送信'],
    title: ({ name }) => [
      `Resend the invitation to ${name}?`,
      `${name} さんに招待を再送しますか？`,
    ],
    text: ({ email_masked, sends_left_today: left }) => [
      `A new link goes to ${email_masked ?? ''}; the old one stops working. ${left} of 5 emails left within 24 hours.`,
      `${email_masked ?? ''} に新しいリンクが送られ、以前のリンクは無効になります。24時間以内の残りは5通中${left}通です。`,
    ],
    done: ({ name }) => [`Invitation sent to ${name}`, `${name} さんに招待を送りました`],
    when: (patient) => invitable(patient) && patient.has_email,
    main: true,
  },
  address: {
    part: 'invitation',
    call: 'POST /api/admin/patients/{patientId}/change-invitation-address',
    label: ['Use another address', '別のアドレスに招待'],
    title: ({ name }) => [
      `Invite ${name} at another address?`,
      `${name} さんを別のアドレスに招待しますか？`,
    ],
    text: [
      'The address on record is replaced, and a new invitation is sent to it right away. The old link stops working.',
      '登録中のアドレスを置き換え、新しい招待をすぐに送ります。以前のリンクは無効になります。',
    ],
    verb: ['Change and send', '変更して招待'],
    done: ({ name }) => [`Invitation sent to ${name}`, `${name} さんに招待を送りました`],
    fields: { email: { label: ['New email address', '新しいメールアドレス'] } },
    when: invitable,
  },
  revoke: {
    part: 'invitation',
    call: 'POST /api/admin/patients/{patientId}/revoke-invitation',
    label: ['Revoke invitation', '招待を取り消す'],
    title: ({ name }) => [
      `Revoke the invitation to ${name}?`,
      `${name} さんの招待を取り消しますか？`,
    ],
    text: [
      'The link stops working. The patient is not notified.',
      'リンクは無効になります。本人への通知はありません。',
    ],
    done: ['Invitation revoked', '招待を取り消しました'],
    when: (patient) => invitable(patient) && patient.open_invitation,
    danger: true,
    cancels: true,
  },
})
