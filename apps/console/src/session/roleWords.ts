import { defineMessages } from '@officina/ui/text'

export const roleWords = defineMessages({
  owner: ['Owner', 'オーナー'],
  operations: ['Operations', '運営'],
  support: ['Support', 'サポート'],
  clinical_reviewer: ['Clinical reviewer', '医療審査'],
  finance: ['Finance', '経理'],
  content: ['Content', 'コンテンツ'],
  read_only: ['Read only', '閲覧のみ'],
})
