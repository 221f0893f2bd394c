import { defineMessages } from '@officina/ui/text'

export const roleWords = defineMessages({
  en: {
    owner: 'Owner',
    operations: 'Operations',
    support: 'Support',
    clinical_reviewer: 'Clinical reviewer',
    finance: 'Finance',
    content: 'Content',
    read_only: 'Read only',
  },
  ja: {
    owner: 'オーナー',
    operations: '運営',
    support: 'サポート',
    clinical_reviewer: '医療審査',
    finance: '経理',
    content: 'コンテンツ',
    read_only: '閲覧のみ',
  },
})
