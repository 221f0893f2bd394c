import { defineMessages } from './text.tsx'

export const signOutWords = defineMessages({
  still: [
    'You are still signed in. Try again.',
    'ログアウトできていません。もう一度お試しください。',
  ],
})
