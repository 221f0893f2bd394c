import { mail } from '../../mail/content.ts'

/** Shows what every email has: brand, text, facts, a button and the foot. */
export const testMail = (url: string) =>
  mail('test', {
    subject: ['Test email', 'テストメール'],
    text: [
      'This is how your shop’s emails look: brand, text, details, a button and the footer.',
      'ショップから送信されるメールの見た目です（ブランド・本文・項目・ボタン・末尾の文章）。',
    ],
    facts: [[['Sent from', '送信元'], url]],
    button: [['Open the settings', '設定を開く'], `${url}/admins/settings/mail`],
  })
