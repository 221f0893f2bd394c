import { defineMessages } from '@officina/ui/text'

/** Words of what a recipe can begin with. */
export const startMessages = defineMessages({
  startSearch: ['Search sets and templates', 'マイレシピ・テンプレートを検索'],
  startMine: ['My sets', 'マイレシピ'],
  startTemplates: ['Templates from the platform', '運営のテンプレート'],
  startUse: ['Use', '使う'],
  startNone: ['Nothing to start from', '使えるものがありません'],
  startNoneText: [
    'Save what you write often as my-recipe; it is offered here.',
    'よく書く内容をマイレシピに保存すると、ここに表示されます。',
  ],
})
