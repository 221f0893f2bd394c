import { defineMessages } from '@officina/ui/text'

export const bulkMessages = defineMessages({
  group: ['Selected patients', '選択した患者'],
  selected: (n: number) => [
    n === 1 ? '1 patient selected' : `${n} patients selected`,
    `${n}名を選択中`,
  ],
  clear: ['Clear selection', '選択を解除'],
  tag: ['Tag', 'タグ'],
  done: (n: number) => [
    n === 1 ? 'Done for 1 patient' : `Done for ${n} patients`,
    `${n}名の処理が完了しました`,
  ],
  refused: ['This could not be done for:', '次の患者さんは処理できませんでした：'],
  resend: {
    verb: ['Send invitations', '招待を送信'],
    title: (n: number) => [
      `Send an invitation to ${n === 1 ? '1 patient' : `${n} patients`}?`,
      `${n}名に招待を送信しますか？`,
    ],
    consequence: [
      'Each gets a new link that works for 14 days; every earlier link stops working.',
      '14日間有効な新しいリンクを送信します。以前のリンクは無効になります。',
    ],
  },
  add_tag: {
    verb: ['Add tag', 'タグを追加'],
    title: (n: number) => [
      `Add a tag to ${n === 1 ? '1 patient' : `${n} patients`}`,
      `${n}名にタグを追加`,
    ],
    consequence: [
      'Who has the tag already stays as they are.',
      'すでにタグのある患者さんは変わりません。',
    ],
  },
  archive: {
    verb: ['Archive', 'アーカイブ'],
    title: (n: number) => [
      `Archive ${n === 1 ? '1 patient' : `${n} patients`}?`,
      `${n}名をアーカイブしますか？`,
    ],
    consequence: [
      'They cannot sign in or order any more. All data are kept, and you can restore each of them.',
      'サインインと注文ができなくなります。データは保存され、個別に復元できます。',
    ],
  },
})
