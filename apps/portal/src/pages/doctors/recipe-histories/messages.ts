import { defineMessages } from '@officina/ui/text'

export const messages = defineMessages({
  title: ['Recipe history', 'レシピ履歴'],
  subtitle: [
    'Every event of every version. Entries are never changed.',
    'すべての版の記録です。内容が後から変わることはありません。',
  ],
  search: ['Number or course name', 'レシピ番号・コース名'],
  patient: ['Patient', '患者'],
  product: ['Product', '商品'],
  label: ['Course name', 'コース名'],
  event: ['Event', 'イベント'],
  date: ['Date', '日付'],
  onePatient: ['One patient only', '患者1名のみ'],
  newestFirst: ['Newest first', '新しい順'],
  oldestFirst: ['Oldest first', '古い順'],
  times: (n: number) => [`${n} times`, `${n}回`],
  by: (name: string, role: string) => [`${name}, ${role.toLowerCase()}`, `${name}（${role}）`],
  compare: ['Compare', '比較'],
  compareOf: (name: string) => [
    `Compare ${name} with the previous version`,
    `${name}を前の版と比較`,
  ],
  newVersion: ['New version issued', '新しい版を発行'],
  noLabel: ['Unnamed', '名称なし'],
  version: (n: number) => [`v${n}`, `第${n}版`],
  roles: {
    doctor: ['Doctor', '医師'],
    patient: ['Patient', '患者'],
    admin: ['Administrator', '管理者'],
    system: ['System', 'システム'],
    visitor: ['Visitor', '訪問者'],
  },
  csv: ['Export CSV', 'CSVで書き出す'],
  pdf: ['Export PDF', 'PDFで書き出す'],
  noMatch: ['No events match', '該当する履歴はありません'],
  empty: ['No history yet', '履歴はまだありません'],
  emptyText: [
    'History starts with the first recipe you issue.',
    '最初のレシピを発行すると記録が始まります。',
  ],
  newRecipe: ['Create recipe', 'レシピを作成'],
})
