import { defineMessages } from '@officina/ui/text'

export const importMessages = defineMessages({
  title: ['Import patients', '患者の取り込み'],
  intro: [
    'A CSV file with a header and one patient a row. Last name, first name and email are needed; kana, phone, date of birth, sex, language, tags and discount may follow.',
    '見出し行があり、1行に1名を記載したCSVファイルです。姓・名・メールアドレスは必須で、カナ・電話番号・生年月日・性別・言語・タグ・割引率も記載できます。',
  ],
  template: ['Download a template', 'テンプレートをダウンロード'],
  templateName: ['patients-template.csv', '患者テンプレート.csv'],
  file: ['CSV file', 'CSVファイル'],
  fileHelp: [
    'It is tried first. Nothing is saved before you say so.',
    'まず内容を確認します。登録を実行するまで保存されません。',
  ],
  send: ['Send every imported patient an invitation', '取り込んだ患者さん全員に招待を送信する'],
  checking: ['Checking the file', 'ファイルを確認しています'],
  tried: (ok: number, failed: number) => [
    `${ok === 1 ? '1 row' : `${ok} rows`} can be imported, ${failed} cannot. Nothing has changed yet.`,
    `取り込み可能${ok}件、不可${failed}件。まだ何も変更されていません。`,
  ],
  taken: (ok: number, failed: number) => [
    `${ok === 1 ? '1 patient was' : `${ok} patients were`} added, ${failed === 1 ? '1 row was' : `${failed} rows were`} refused.`,
    `${ok}名を登録しました。取り込めなかった行は${failed}件です。`,
  ],
  rows: ['Rows of the file', 'ファイルの内容'],
  line: ['Row', '行'],
  name: ['Last name', '姓'],
  outcome: ['Outcome', '結果'],
  fine: ['Fine', '問題なし'],
  doubtful: ['Look again', '要確認'],
  added: ['Added', '登録済み'],
  fineMore: (n: number) => [`${n} more rows are fine.`, `ほか${n}件は問題ありません。`],
  take: (n: number) => [n === 1 ? 'Add 1 patient' : `Add ${n} patients`, `${n}名を登録`],
  takeAndSend: (n: number) => [
    n === 1 ? 'Add and invite 1 patient' : `Add and invite ${n} patients`,
    `${n}名を登録して招待`,
  ],
  refused: ['Download the refused rows', '取り込めなかった行をダウンロード'],
  refusedName: ['patients-refused.csv', '取り込めなかった患者.csv'],
  reason: ['Reason', '理由'],
  back: ['Cancel', 'キャンセル'],
  close: ['Close', '閉じる'],
  colon: [': ', '：'],
})
