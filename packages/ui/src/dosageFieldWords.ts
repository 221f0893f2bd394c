import { defineMessages } from './text.tsx'

/** Words of the fields in which a dosage is written. */
export const dosageFieldWords = defineMessages({
  mode: ['Dosage', '用法・用量'],
  modes: {
    structured: ['Structured', '項目で指定'],
    label: ['As on the label', '表示どおり'],
    text: ['Free text', '自由記述'],
  },
  from: ['From', '最小'],
  to: ['To', '最大'],
  unit: ['Unit', '単位'],
  times: ['Times', '回数'],
  every: ['Every', '間隔'],
  period: ['Per', '期間'],
  periods: {
    day: ['day', '1日'],
    week: ['week', '1週間'],
    month: ['month', '1か月'],
    hour: ['every n hours', 'n時間ごと'],
  },
  when: ['When', 'いつ'],
  meal: ['With food', '食事'],
  weekdays: ['Only on', '曜日'],
  asNeeded: ['As needed', '必要なときのみ'],
  area: ['Area', '部位'],
  step: ['Step', 'ステップ'],
  duration: ['Number of days', '日数'],
  startDay: ['Starts on day', '開始（日目）'],
  takeWith: ['Take with', '一緒に摂るもの'],
  instructions: ['Instructions', '使い方'],
  moreDosage: ['More: weekdays, duration, area, steps', '詳細：曜日・日数・部位・ステップ'],
})
