import { defineMessages } from '@officina/ui/text'

export const messages = defineMessages({
  title: ['My recipes', 'マイレシピ'],
  lead: [
    'Sets of products with dosages and reasons, to begin recipes with.',
    '商品と用法・用量、理由をまとめたセットです。レシピ作成時に呼び出せます。',
  ],
  kinds: ['Whose sets', '作成者'],
  mine: ['Mine', '自分用'],
  fromAdmins: ['From admins', '運営から'],
  search: ['Name, label or product', '名前・コース名・商品'],
  searchTemplates: ['Name, goal or product', '名前・目的・商品'],
  archived: ['Archived', 'アーカイブ済み'],
  empty: ['No my-recipe yet', 'マイレシピはまだありません'],
  emptyText: [
    'Keep what you recommend most with its dosage, and begin any recipe with it.',
    'よく勧める商品を用法とともに保存しておくと、レシピ作成がすぐに始められます。',
  ],
  emptyArchived: ['Nothing is archived', 'アーカイブはありません'],
  emptyArchivedText: [
    'Sets that you archive are kept here.',
    'アーカイブしたマイレシピがここに表示されます。',
  ],
  emptyTemplates: ['No template is offered to you', '利用できるテンプレートがありません'],
  emptyTemplatesText: [
    'Templates of the platform appear here as soon as they are published.',
    '運営がテンプレートを公開すると、ここに表示されます。',
  ],
  refill: (days: number) => [`refill from day ${days}`, `${days}日目から再注文可`],
  sort: ['Order', '並び順'],
  sorts: {
    'updated_at.desc': ['Last changed', '更新の新しい順'],
    'last_used_at.desc': ['Last used', '最近使った順'],
    'used_count.desc': ['Most used', 'よく使う順'],
    'title.asc': ['Name', '名前順'],
  },
  evidence: ['Evidence', '根拠'],
  links: ['Links', 'リンク'],
  published: ['published', '公開'],
})
