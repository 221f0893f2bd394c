import { defineMessages } from '@officina/ui/text'

export const bulkMessages = defineMessages({
  en: {
    group: 'Selected patients',
    selected: (n: number) => (n === 1 ? '1 patient selected' : `${n} patients selected`),
    clear: 'Clear selection',
    tag: 'Tag',
    done: (n: number) => (n === 1 ? 'Done for 1 patient' : `Done for ${n} patients`),
    refused: 'This could not be done for:',
    resend: {
      verb: 'Send invitations',
      title: (n: number) => `Send an invitation to ${n === 1 ? '1 patient' : `${n} patients`}?`,
      consequence: 'Each gets a new link that works for 14 days; every earlier link stops working.',
    },
    add_tag: {
      verb: 'Add tag',
      title: (n: number) => `Add a tag to ${n === 1 ? '1 patient' : `${n} patients`}`,
      consequence: 'Who has the tag already stays as they are.',
    },
    archive: {
      verb: 'Archive',
      title: (n: number) => `Archive ${n === 1 ? '1 patient' : `${n} patients`}?`,
      consequence:
        'They cannot sign in or order any more. All data are kept, and you can restore each of them.',
    },
  },
  ja: {
    group: '選択した患者',
    selected: (n) => `${n}名を選択中`,
    clear: '選択を解除',
    tag: 'タグ',
    done: (n) => `${n}名の処理が完了しました`,
    refused: '次の患者さんは処理できませんでした：',
    resend: {
      verb: '招待を送信',
      title: (n) => `${n}名に招待を送信しますか？`,
      consequence: '14日間有効な新しいリンクを送信します。以前のリンクは無効になります。',
    },
    add_tag: {
      verb: 'タグを追加',
      title: (n) => `${n}名にタグを追加`,
      consequence: 'すでにタグのある患者さんは変わりません。',
    },
    archive: {
      verb: 'アーカイブ',
      title: (n) => `${n}名をアーカイブしますか？`,
      consequence: 'サインインと注文ができなくなります。データは保存され、個別に復元できます。',
    },
  },
})
