import { defineMessages } from '@officina/ui/text'

/** Words of what a recipe can begin with. */
export const startMessages = defineMessages({
  en: {
    startSearch: 'Search sets and templates',
    startMine: 'My sets',
    startTemplates: 'Templates from the platform',
    startUse: 'Use',
    startNone: 'Nothing to start from',
    startNoneText: 'Save what you write often as my-recipe; it is offered here.',
  },
  ja: {
    startSearch: 'マイレシピ・テンプレートを検索',
    startMine: 'マイレシピ',
    startTemplates: '運営のテンプレート',
    startUse: '使う',
    startNone: '使えるものがありません',
    startNoneText: 'よく書く内容をマイレシピに保存すると、ここに表示されます。',
  },
})
