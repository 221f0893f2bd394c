import type { Mail } from '../content.ts'

export const adminInvitationMail = ({ url, role }: { url: string; role: string }): Mail => ({
  template: 'admin-invitation',
  content: {
    en: {
      subject: 'Your administrator account',
      heading: 'Set up your administrator account',
      paragraphs: ['You were invited to administer this dispensary.'],
      facts: [['Role', role.replaceAll('_', ' ')]],
      button: { label: 'Set up the account', url },
      after: ['The link works once and for 24 hours. A newer link ends this one.'],
    },
    ja: {
      subject: '管理者アカウントのご案内',
      heading: '管理者アカウントの設定',
      paragraphs: ['管理者として招待されました。リンクを開いてアカウントを設定してください。'],
      facts: [['役割', roleNames[role] ?? role]],
      button: { label: 'アカウントを設定する', url },
      after: [
        'リンクは24時間、1回限り有効です。新しいリンクを発行すると、このリンクは無効になります。',
      ],
    },
  },
})

const roleNames: Record<string, string> = {
  owner: 'オーナー',
  operations: '業務',
  support: 'サポート',
  clinical_reviewer: '医療審査',
  finance: '経理',
  content: 'コンテンツ',
  read_only: '閲覧のみ',
}
