import { lazyWithRetry } from '@officina/ui/lazyWithRetry'
import { defineNamedActions } from '../../schema/actions.ts'
import type { RecordOf } from '../../schema/spec.ts'
import { secondFactorReset } from '../secondFactorReset.ts'

type User = RecordOf<'users'>

/** What may be done with an account; the server offers nothing with one's own. */
export const userActions = defineNamedActions<User>()({
  change_role: {
    call: 'POST /api/admin/users/{userId}/change-role',
    label: ['Change role', '役割を変更'],
    title: ({ name }) => [`Change ${name}’s role?`, `${name} さんの役割を変更しますか？`],
    text: [
      'The new permissions apply from their next click.',
      '次の操作から新しい権限が適用されます。',
    ],
    done: ['Role changed', '役割を変更しました'],
    fields: {
      admin_role: {
        initial: (user: User) => user.admin_role,
        Input: lazyWithRetry(() => import('./RoleChoice.tsx'), 'RoleField'),
      },
      reason: {},
    },
  },
  end_sessions: {
    call: 'POST /api/admin/users/{userId}/end-sessions',
    label: ['End sessions', 'セッションを終了'],
    title: ({ name }) => [
      `Sign ${name} out everywhere?`,
      `${name} さんをすべての端末からログアウトしますか？`,
    ],
    text: [
      'All open sessions end right away. Unsaved changes are lost.',
      '利用中のセッションはすぐに終了し、保存していない内容は失われます。',
    ],
    done: ['All sessions ended', 'すべてのセッションを終了しました'],
  },
  resend: {
    call: 'POST /api/admin/users/{userId}/resend',
    label: ['Resend invitation', '招待を再送'],
    title: ({ name }) => [
      `Resend the invitation to ${name}?`,
      `${name} さんに招待を再送しますか？`,
    ],
    text: [
      'We send a new link that works for 24 hours. The old one stops working.',
      '24時間有効な新しいリンクを送信します。以前のリンクは無効になります。',
    ],
    done: ({ email }) => [`Invitation sent to ${email}`, `${email} に招待を送信しました`],
  },
  enable: {
    call: 'POST /api/admin/users/{userId}/enable',
    label: ['Enable', '有効にする'],
    title: ({ name }) => [
      `Enable ${name}’s account?`,
      `${name} さんのアカウントを有効にしますか？`,
    ],
    text: [
      'The account works as before. If it was never set up, we send a new invitation.',
      '以前のように利用できます。未設定のアカウントには新しい招待を送信します。',
    ],
    done: ['Account enabled', 'アカウントを有効にしました'],
  },
  revoke: {
    call: 'POST /api/admin/users/{userId}/revoke',
    label: ['Revoke invitation', '招待を取り消す'],
    title: ({ name }) => [
      `Revoke the invitation to ${name}?`,
      `${name} さんの招待を取り消しますか？`,
    ],
    text: ['The link stops working right away.', 'リンクはすぐに無効になります。'],
    done: ['Invitation revoked', '招待を取り消しました'],
    danger: true,
    cancels: true,
  },
  reset_second_factor: {
    call: 'POST /api/admin/users/{userId}/reset-second-factor',
    ...secondFactorReset,
  },
  disable: {
    call: 'POST /api/admin/users/{userId}/disable',
    label: ['Disable', '無効にする'],
    title: ({ name }) => [
      `Disable ${name}’s account?`,
      `${name} さんのアカウントを無効にしますか？`,
    ],
    text: [
      'All sessions end right away, and the person can no longer sign in.',
      'セッションはすぐに終了し、ログインできなくなります。',
    ],
    done: ['Account disabled', 'アカウントを無効にしました'],
    fields: { reason: {} },
    undo: { call: 'POST /api/admin/users/{userId}/enable' },
    danger: true,
  },
})
