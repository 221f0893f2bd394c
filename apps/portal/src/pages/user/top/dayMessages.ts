import { defineMessages } from '@officina/ui/text'

export const dayMessages = defineMessages({
  en: {
    day: 'My day',
    which: 'Day',
    today: 'Today',
    yesterday: 'Yesterday',
    print: 'Print schedule',
    anytime: 'At any time',
    nothing: 'Nothing to take on this day.',
    step: (n: number) => `Step ${n}`,
    taken: (title: string, when: string, nth: number, of: number) =>
      of > 1 ? `${title}, ${when}, ${nth} of ${of}: taken` : `${title}, ${when}: taken`,
    order: 'Not ordered yet',
    orderName: (title: string) => `Not ordered yet: ${title}`,
    alsoOn: (recipe: string) => `Also on the recipe ${recipe}`,
    supplies: 'What is left',
  },
  ja: {
    day: '毎日の予定',
    which: '日付',
    today: '今日',
    yesterday: '昨日',
    print: '予定表を印刷',
    anytime: 'いつでも',
    nothing: 'この日に服用・使用するものはありません。',
    step: (n) => `手順${n}`,
    taken: (title, when, nth, of) =>
      of > 1 ? `${title}、${when}、${of}回中${nth}回目：済み` : `${title}、${when}：済み`,
    order: '未注文',
    orderName: (title) => `未注文：${title}`,
    alsoOn: (recipe) => `レシピ「${recipe}」にもあります`,
    supplies: '残りの量',
  },
})
