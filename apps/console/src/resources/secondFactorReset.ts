import type { Command } from '../schema/actions.ts'

type Named = { id: string; name: string }

/** What is said where the second factor of somebody whose phone is lost is taken away. */
export const secondFactorReset = {
  label: ['Reset two-factor authentication', '二要素認証をリセット'],
  title: ({ name }) => [
    `Reset ${name}’s two-factor authentication?`,
    `${name} さんの二要素認証をリセットしますか？`,
  ],
  text: [
    'Use this if the phone is lost. All sessions end, and the next sign-in needs only the password. Make sure the request really comes from this person.',
    '端末を紛失した場合に使います。すべてのセッションが終了し、次回はパスワードだけでログインできます。ご本人からの依頼であることを必ず確認してください。',
  ],
  done: ['Two-factor authentication reset', '二要素認証をリセットしました'],
  fields: { reason: {} },
  danger: true,
} satisfies Omit<Command<Named>, 'call'>
