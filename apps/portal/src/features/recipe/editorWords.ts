import { defineMessages } from '@officina/ui/text'

/** Words of the lines and of saving, wherever recipes are written. */
export const editorWords = defineMessages({
  en: {
    saved: 'Saved',
    waiting: 'Changes not saved yet',
    saving: 'Saving…',
    failed: 'Not saved',
    retry: 'Save again',
    conflict: 'This draft was changed elsewhere after you opened it.',
    reload: 'Take the other version',
    keepMine: 'Keep mine',
    noLines: 'No product yet',
    noLinesText: 'Search at the left, press Enter to add the first product found.',
    noLinesPhone: 'Go back one step and add products.',
  },
  ja: {
    saved: '保存済み',
    waiting: '未保存の変更があります',
    saving: '保存しています…',
    failed: '保存できませんでした',
    retry: 'もう一度保存',
    conflict: 'この下書きは、開いた後に別の画面で変更されました。',
    reload: '別の画面の内容を読み込む',
    keepMine: 'この画面の内容を残す',
    noLines: '商品がまだありません',
    noLinesText: '左側で検索し、Enterキーで先頭の商品を追加できます。',
    noLinesPhone: '前の手順に戻って商品を追加してください。',
  },
})
