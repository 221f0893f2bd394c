import type { BulkAction } from '../../schema/actions.ts'

export const transferBulk: readonly BulkAction[] = [
  {
    call: 'POST /api/admin/bank-transfers/record',
    label: ['Record payments', '入金を記録'],
    title: (n) => [`Record ${n} payment${n === 1 ? '' : 's'}?`, `${n}件の入金を記録しますか？`],
    done: (n) => [`${n} payment${n === 1 ? '' : 's'} recorded`, `${n}件の入金を記録しました`],
    refused: (n) => [
      `${n} ${n === 1 ? 'payment was' : 'payments were'} not recorded`,
      `${n}件は記録できませんでした`,
    ],
    text: [
      'Each order is marked as paid. Transfers that are too small, or matched by name only, are not recorded.',
      '各注文が支払い済みになります。金額が不足している入金と、名前だけで照合された入金は、記録されません。',
    ],
  },
]
