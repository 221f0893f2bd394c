import { defineMessages } from '@officina/ui/text'

export const messages = defineMessages({
  title: ['Templates', 'テンプレート'],
  lead: [
    'Products with dosages and reasons, ready to start recipes from.',
    '商品と用法・用量、理由をまとめたものです。レシピ作成時に呼び出せます。',
  ],
  gone: [
    'That template does not exist. It may have been deleted.',
    'そのテンプレートは存在しません。削除された可能性があります。',
  ],
  kinds: ['Template types', 'テンプレートの種類'],
  mine: ['My templates', 'マイテンプレート'],
  fromAdmins: (brand: string) => [`${brand} templates`, `${brand}テンプレート`],
  search: ['Name, course or product', '名称・コース名・商品'],
  searchTemplates: ['Name, goal or product', '名称・目的・商品'],
  archived: ['Archived', 'アーカイブ済み'],
  empty: ['No templates yet', 'テンプレートはまだありません'],
  emptyText: [
    'Save the products you recommend most with their dosages, and start any recipe from them.',
    'よく勧める商品を用法・用量とともに保存しておくと、レシピ作成がすぐに始められます。',
  ],
  emptyArchived: ['No archived templates', 'アーカイブはありません'],
  emptyArchivedText: [
    'Templates you archive are kept here.',
    'アーカイブしたテンプレートがここに表示されます。',
  ],
  emptyTemplates: (brand: string) => [
    `No ${brand} templates yet`,
    `${brand}テンプレートはまだありません`,
  ],
  emptyTemplatesText: [
    'They appear here when they are published.',
    '運営がテンプレートを公開すると、ここに表示されます。',
  ],
  refill: (days: number) => [
    days === 1 ? 'refill after 1 day' : `refill after ${days} days`,
    `${days}日後から再購入可`,
  ],
  sort: ['Sort by', '並べ替え'],
  sorts: {
    'updated_at.desc': ['Last changed', '更新の新しい順'],
    'last_used_at.desc': ['Last used', '最近使った順'],
    'used_count.desc': ['Most used', 'よく使う順'],
    'title.asc': ['Name', '名称順'],
  },
  evidence: ['Evidence', '根拠'],
  links: ['Links', 'リンク'],
  published: ['published', '公開'],
})
