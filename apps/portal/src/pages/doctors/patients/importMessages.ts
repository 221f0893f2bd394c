import { defineMessages } from '@officina/ui/text'

export const importMessages = defineMessages({
  title: ['Import patients', '患者の取り込み'],
  intro: [
    'A CSV file with a header row and one patient per row, for example an export from Fullscript, Practice Better or Cliniko. Last name, first name and email are required.',
    '見出し行があり、1行に1名を記載したCSVファイルです。Fullscript、Practice Better、Clinikoから書き出したファイルも使えます。姓・名・メールアドレスは必須です。',
  ],
  template: ['Download sample file', 'サンプルファイルをダウンロード'],
  templateName: ['patients-sample.csv', '患者サンプル.csv'],
  file: ['CSV file', 'CSVファイル'],
  fileHelp: [
    'We check the file first. Nothing is imported until you confirm.',
    'まず内容を確認します。登録を実行するまで保存されません。',
  ],
  send: ['Send an invitation to every imported patient', '取り込んだ患者さん全員に招待を送信する'],
  columns: ['Columns of the file', 'ファイルの列'],
  recognised: (system: string) => [
    `Columns of the file (recognised: ${system})`,
    `ファイルの列（${system}の形式）`,
  ],
  noColumn: ['Not in the file', 'ファイルにない'],
  chooseColumn: ['Choose the column with this information.', 'この項目の列を選択してください。'],
  dates: ['How dates are written', '日付の書き方'],
  dateOrders: {
    ymd: ['Year first (1990-04-12)', '年・月・日（1990-04-12）'],
    dmy: ['Day first (12/04/1990)', '日・月・年（12/04/1990）'],
    mdy: ['Month first (04/12/1990)', '月・日・年（04/12/1990）'],
  },
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
})
