import { defineMessages } from '@officina/ui/text'

export const dayMessages = defineMessages({
  day: ['My day', '今日の予定'],
  which: ['Day', '日付'],
  today: ['Today', '今日'],
  yesterday: ['Yesterday', '昨日'],
  seen: [
    'Your doctor can see how many doses you tick each week.',
    'チェックした回数は、担当医にも週ごとに表示されます。',
  ],
  print: ['Print schedule', 'スケジュールを印刷'],
  anytime: ['At any time', 'いつでも'],
  nothing: ['Nothing scheduled for this day.', 'この日に服用・使用するものはありません。'],
  step: (n: number) => [`Step ${n}`, `ステップ${n}`],
  taken: (title: string, when: string, nth: number, of: number) => [
    of > 1 ? `${title}, ${when}, ${nth} of ${of}: taken` : `${title}, ${when}: taken`,
    of > 1 ? `${title}、${when}、${of}回中${nth}回目：済み` : `${title}、${when}：済み`,
  ],
  order: ['Not ordered yet', '未注文'],
  orderName: (title: string) => [`Not ordered yet: ${title}`, `未注文：${title}`],
  alsoOn: (recipe: string) => [`Also on recipe ${recipe}`, `レシピ「${recipe}」にもあります`],
  supplies: ['Supply left', '残りの量'],
})
