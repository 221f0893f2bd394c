import { type BulkAction, mostInUrl } from '../../schema/actions.ts'

const bankFile = (ids: string[]) => ({
  path: '/api/admin/settlements/bank-file',
  query: { filter: { id: ids } },
})

const statements = (n: number) => (n === 1 ? '1 statement' : `${n} statements`)

/** Approve the chosen statements, or hand them to the bank with its file. */
export const settlementBulk: readonly BulkAction[] = [
  {
    call: 'POST /api/admin/settlements/approve',
    label: ['Approve', '承認'],
    // what has failed needs other bank details first, one by one
    only: {
      when: ({ status }) => status === 'closed',
      none: [
        'None of the selected statements is closed.',
        '選択した精算書に締め済みのものがありません。',
      ],
    },
    title: (n) => [
      `Approve ${statements(n)} for payment?`,
      `${n}件の精算書の支払いを承認しますか？`,
    ],
    done: (n) => [`${statements(n)} approved`, `${n}件の精算書を承認しました`],
    refused: (n) => [`${statements(n)} not approved`, `${n}件の精算書は承認できませんでした`],
    text: [
      'They can then be paid. Statements you closed yourself are skipped.',
      '承認すると支払いに進めます。ご自身で締めた精算書は対象外です。',
    ],
  },
  {
    call: 'POST /api/admin/settlements/paying',
    label: ['Create bank file', '振込ファイルを作成'],
    title: (n) => [
      `Create a bank file for ${statements(n)}?`,
      `${n}件の精算書の振込ファイルを作成しますか？`,
    ],
    done: (n) => [
      `Bank file for ${statements(n)} created`,
      `${n}件の精算書の振込ファイルを作成しました`,
    ],
    refused: (n) => [
      `${statements(n)} not in the bank file`,
      `${n}件の精算書は振込ファイルに含まれていません`,
    ],
    text: [
      'They are marked as sent to the bank, and a CSV file with the transfers downloads. It contains full account numbers.',
      '銀行へ依頼済みになり、振込用のCSVファイルがダウンロードされます。口座番号が含まれます。',
    ],
    fileOfDone: bankFile,
  },
  {
    label: ['Download file again', '振込ファイルを再取得'],
    may: 'settlement.pay',
    most: mostInUrl,
    file: bankFile,
  },
]
