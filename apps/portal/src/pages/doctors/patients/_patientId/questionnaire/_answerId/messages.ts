import { defineMessages } from '@officina/ui/text'

export const messages = defineMessages({
  of: (name: string) => [`All questionnaires for ${name}`, `${name}の問診票一覧`],
  sent: ['Sent', '送信日'],
  due: ['Due on', '期限'],
  submitted: ['Submitted', '提出日'],
  filledBy: ['Filled in by', '記入者'],
  fillers: {
    patient: ['Patient', '患者さん'],
    doctor: ['Doctor, with the patient', '医師（患者さんと一緒に）'],
  },
  message: ['Message', 'メッセージ'],
  reason: ['Reason', '理由'],
  reminded: ['Reminded', 'リマインド'],
  flags: ['Needs attention', '注意事項'],
  scores: ['Scores', 'スコア'],
  ofMax: (score: number, max: number | null) => [
    max === null ? `${score}` : `${score} of ${max}`,
    max === null ? `${score}` : `${max}点中${score}点`,
  ],
  waiting: ['The patient has not started yet.', '患者さんはまだ記入を始めていません。'],
  begun: ['The patient is filling this in.', '患者さんが記入中です。'],
  together: ['Fill in with the patient', '患者さんと一緒に記入'],
  sections: ['Sections', '項目'],
  submit: ['Submit', '提出する'],
  submitTitle: ['Submit these answers?', 'この内容で提出しますか？'],
  submitText: [
    'Scores are calculated. Later changes need a reason; the original answers are kept.',
    'スコアが計算されます。提出後の変更には理由が必要で、元の回答は残ります。',
  ],
  submitDone: ['Answers submitted', '回答を提出しました'],
  amend: ['Correct answers', '回答を訂正'],
  amendHelp: [
    'Change what is wrong. The original answers are kept, with your corrections beside them.',
    '誤りのある回答を変更してください。元の回答はそのまま残り、訂正が併記されます。',
  ],
  saveAmend: ['Save corrections', '訂正を保存'],
  amendTitle: (n: number) => [
    n === 1 ? 'Save one correction?' : `Save ${n} corrections?`,
    `${n}件の訂正を保存しますか？`,
  ],
  amendText: [
    'The reason is kept with the original answers.',
    '理由は元の回答とともに記録されます。',
  ],
  amendDone: ['Corrections saved', '訂正を保存しました'],
  cancel: ['Discard', '破棄する'],
  amended: (by: string, date: string, reason: string) => [
    `${by}, ${date}: ${reason}`,
    `${date} ${by}：${reason}`,
  ],
  before: (old: string) => [`Before: ${old}`, `変更前：${old}`],
  photos: ['Photos', '写真'],
})
