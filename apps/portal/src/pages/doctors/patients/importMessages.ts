import { defineMessages } from '@officina/ui/text'

export const importMessages = defineMessages({
  title: ['Import patients', '患者の取り込み'],
  intro: [
    'A CSV file with a header row and one patient per row. Last name, first name and email are required. Kana, phone, date of birth, sex, language, tags and discount are optional.',
    '見出し行があり、1行に1名を記載したCSVファイルです。姓・名・メールアドレスは必須で、カナ・電話番号・生年月日・性別・言語・タグ・割引率も記載できます。',
  ],
  template: ['Download sample file', 'サンプルファイルをダウンロード'],
  templateName: ['patients-sample.csv', '患者サンプル.csv'],
  file: ['CSV file', 'CSVファイル'],
  fileHelp: [
    'We check the file first. Nothing is imported until you confirm.',
    'まず内容を確認します。登録を実行するまで保存されません。',
  ],
  send: ['Send an invitation to every imported patient', '取り込んだ患者さん全員に招待を送信する'],
  checking: ['Checking the file', 'ファイルを確認しています'],
  tried: (ok: number, failed: number) => [
    `${ok === 1 ? '1 row' : `${ok} rows`} can be imported, ${failed} cannot. Nothing has changed yet.`,
    `取り込み可能${ok}件、不可${failed}件。まだ何も変更されていません。`,
  ],
  taken: (ok: number, failed: number) => [
    `${ok === 1 ? '1 patient was' : `${ok} patients were`} added, ${failed === 1 ? '1 row was' : `${failed} rows were`} rejected.`,
    `${ok}名を登録しました。取り込めなかった行は${failed}件です。`,
  ],
  rows: ['Rows in the file', 'ファイルの内容'],
  line: ['Row', '行'],
  name: ['Last name', '姓'],
  outcome: ['Result', '結果'],
  fine: ['Ready', '問題なし'],
  doubtful: ['Check', '要確認'],
  added: ['Added', '登録済み'],
  fineMore: (n: number) => [
    n === 1 ? '1 more row is ready.' : `${n} more rows are ready.`,
    `ほか${n}件は問題ありません。`,
  ],
  take: (n: number) => [n === 1 ? 'Add 1 patient' : `Add ${n} patients`, `${n}名を登録`],
  takeAndSend: (n: number) => [
    n === 1 ? 'Add and invite 1 patient' : `Add and invite ${n} patients`,
    `${n}名を登録して招待`,
  ],
  refused: ['Download rejected rows', '取り込めなかった行をダウンロード'],
  refusedName: ['patients-rejected.csv', '取り込めなかった患者.csv'],
  reason: ['Reason', '理由'],
  back: ['Cancel', 'キャンセル'],
  close: ['Close', '閉じる'],
  colon: [': ', '：'],
})
