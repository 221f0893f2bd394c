import { defineActions } from '../../schema/actions.ts'
import type { RecordOf } from '../../schema/spec.ts'

type User = RecordOf<'users'>
const may = (key: User['actions'][number]) => (user: User) => user.actions.includes(key)

/** What may be done with an account; the server offers nothing with one's own. */
export const userActions = defineActions<User>()({
  change_role: {
    call: 'POST /api/admin/users/{userId}/change-role',
    label: ['Change role', '役割を変更'],
    title: ({ name }) => [`Change the role of ${name}?`, `${name} さんの役割を変更しますか`],
    text: [
      'The new permissions hold from the next click on.',
      '次の操作から新しい権限が適用されます。',
    ],
    done: ['The role is changed', '役割を変更しました'],
    fields: {
      admin_role: { label: ['Role', '役割'], initial: (user: User) => user.admin_role },
      reason: {},
    },
    when: may('change_role'),
  },
  end_sessions: {
    call: 'POST /api/admin/users/{userId}/end-sessions',
    label: ['End sessions', 'セッションを終了'],
    title: ({ name }) => [
      `Sign ${name} out everywhere?`,
      `${name} さんをすべての端末からサインアウトしますか`,
    ],
    text: [
      'Every open session ends at once; what was not saved is lost.',
      '利用中のセッションはすぐに終了し、保存していない内容は失われます。',
    ],
    done: ['All sessions have ended', 'すべてのセッションを終了しました'],
    when: may('end_sessions'),
  },
  resend: {
    call: 'POST /api/admin/users/{userId}/resend',
    label: ['Send again', '再送する'],
    title: ({ name }) => [`Invite ${name} again?`, `${name} さんに招待を再送しますか`],
    text: [
      'A new link is sent, which works for 24 hours. The one before stops working.',
      '24時間有効な新しいリンクを送信します。以前のリンクは無効になります。',
    ],
    done: ['The invitation is on its way', '招待を送信しました'],
    when: may('resend'),
  },
  enable: {
    call: 'POST /api/admin/users/{userId}/enable',
    label: ['Enable', '有効にする'],
    title: ({ name }) => [`Let ${name} in again?`, `${name} さんのアカウントを有効にしますか`],
    text: [
      'The account works as before. One that was never set up gets a new invitation.',
      '以前のように利用できます。未設定のアカウントには新しい招待を送信します。',
    ],
    done: ['The account is enabled', 'アカウントを有効にしました'],
    when: may('enable'),
  },
  revoke: {
    call: 'POST /api/admin/users/{userId}/revoke',
    label: ['Revoke invitation', '招待を取り消す'],
    title: ({ name }) => [
      `Take the invitation of ${name} back?`,
      `${name} さんの招待を取り消しますか`,
    ],
    text: ['The link stops working at once.', 'リンクはすぐに無効になります。'],
    done: ['The invitation is taken back', '招待を取り消しました'],
    when: may('revoke'),
    danger: true,
  },
  reset_second_factor: {
    call: 'POST /api/admin/users/{userId}/reset-second-factor',
    label: ['Reset second factor', '二要素認証をリセット'],
    title: ({ name }) => [
      `Reset the second factor of ${name}?`,
      `${name} さんの二要素認証をリセットしますか`,
    ],
    text: [
      'For a lost phone. Every session ends, and the next sign-in needs the password alone. Make sure that it is really this person who asks.',
      '端末を紛失した場合に使います。すべてのセッションが終了し、次回はパスワードだけでサインインできます。ご本人からの依頼であることを必ず確認してください。',
    ],
    done: ['The second factor is reset', '二要素認証をリセットしました'],
    fields: { reason: {} },
    when: may('reset_second_factor'),
    danger: true,
  },
  disable: {
    call: 'POST /api/admin/users/{userId}/disable',
    label: ['Disable', '無効にする'],
    title: ({ name }) => [
      `Disable the account of ${name}?`,
      `${name} さんのアカウントを無効にしますか`,
    ],
    text: [
      'Sessions end at once and signing in is refused.',
      'セッションはすぐに終了し、サインインできなくなります。',
    ],
    done: ['The account is disabled', 'アカウントを無効にしました'],
    fields: { reason: {} },
    undo: { call: 'POST /api/admin/users/{userId}/enable' },
    when: may('disable'),
    danger: true,
  },
})
