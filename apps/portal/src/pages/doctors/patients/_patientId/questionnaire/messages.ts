import { defineMessages } from '@officina/ui/text'

type Row = { title: string; version: number; sent_at: string }

export const messages = defineMessages({
  title: ['Questionnaires', '問診票'],
  rowName: (row: Row) => [
    `${row.title} of ${row.sent_at.slice(0, 10)}`,
    `${row.title}（${row.sent_at.slice(0, 10)}）`,
  ],
  send: ['Send questionnaire', '問診票を送る'],
  together: ['Fill in with the patient now', '患者さんと一緒に記入'],
  empty: ['Nothing sent yet', '送信した問診票はまだありません'],
  emptyText: [
    'Send a questionnaire, or fill one in together during the visit.',
    '問診票を送信するか、診察中に一緒にご記入ください。',
  ],
  questionnaire: ['Questionnaire', '問診票'],
  version: (n: number) => [`Version ${n}`, `第${n}版`],
  sent: ['Sent', '送信日'],
  submitted: ['Submitted', '提出日'],
  status: ['Status', '状態'],
  filledBy: ['Filled in by', '記入者'],
  fillers: {
    patient: ['Patient', '患者さん'],
    doctor: ['Doctor', '医師'],
  },
  due: (date: string) => [`Due on ${date}`, `期限：${date}`],
  scores: ['Scores', 'スコア'],
  flags: ['Needs attention', '注意事項'],
  unread: ['Unread', '未読'],
  unreadHint: ['New answers', '新しい回答'],
  actions: ['Actions', '操作'],
  choose: ['Choose', '選択してください'],
  day: ['Due on', '期限'],
  message: ['Message', 'メッセージ'],
  messageHelp: ['Shown in the email and above the form.', 'メールと問診票の上部に表示されます。'],
  sendTitle: (name: string) => [`Send a questionnaire to ${name}`, `${name}に問診票を送る`],
  togetherTitle: (name: string) => [
    `Fill in a questionnaire with ${name}`,
    `${name}と一緒に問診票を記入`,
  ],
  togetherText: [
    'No email is sent. The form opens now and saves automatically.',
    'メールは送信されません。問診票がすぐに開き、自動で保存されます。',
  ],
  notActive: [
    'The patient sees it after signing up. No email is sent until then.',
    '患者さんの新規登録後に表示されます。それまでメールは送信されません。',
  ],
  begin: ['Start questionnaire', '記入を始める'],
  sentDone: ['Questionnaire sent', '問診票を送信しました'],
  chart: ['Scores over time', 'スコアの推移'],
  chartHelp: ['Points in each section.', '項目ごとの点数です。'],
  asTable: ['Show as table', '表で見る'],
  asChart: ['Show as chart', 'グラフで見る'],
  section: ['Section', '項目'],
  ofMax: (score: string, max: string) => [`${score} of ${max}`, `${max}点中${score}点`],
  trend: (title: string, points: string) => [`${title}: ${points}`, `${title}：${points}`],
  compare: ['Compare', '比較する'],
  compareTitle: ['Compare two questionnaires', '2つの問診票の比較'],
  compareHint: [
    'Choose two questionnaires to compare them.',
    '比較する問診票を2つ選んでください。',
  ],
  differing: ['Differences only', '異なる回答のみ'],
  same: ['All answers are the same.', 'すべての回答が同じです。'],
  question: ['Question', '質問'],
})
