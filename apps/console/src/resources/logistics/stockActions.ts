import { type BulkAction, defineActions } from '../../schema/actions.ts'
import type { RecordOf } from '../../schema/spec.ts'

export type Shelf = RecordOf<'stock'>

/** Papers for the chosen shelves. */
export const stockBulk: readonly BulkAction[] = [
  {
    label: ['Bin labels', '棚ラベル'],
    may: 'logistics.manage',
    file: (ids, locale) => ({
      path: '/api/admin/stock/labels',
      query: { locale, filter: { id: ids } },
    }),
  },
]

export const stockActions = defineActions<Shelf>()({
  receive: {
    call: 'POST /api/admin/stock/{variantId}/receive',
    label: ['Receive', '入庫'],
    title: ({ product }) => [`Receive ${product}`, `${product} を入庫`],
    text: ({ on_hand }) => [`${on_hand} on hand.`, `現在の在庫は${on_hand}点です。`],
    done: ['Units received', '入庫しました'],
    fields: { quantity: {}, lot: {}, expires_on: {}, document: {} },
  },
  adjust: {
    call: 'POST /api/admin/stock/{variantId}/adjust',
    label: ['Adjust stock', '在庫を調整'],
    title: ({ product }) => [`Adjust the stock of ${product}`, `${product} の在庫を調整`],
    text: ({ on_hand, reserved }) =>
      reserved > on_hand
        ? [
            `${on_hand} on hand, but ${reserved} reserved for orders: ${reserved - on_hand} short.`,
            `在庫は${on_hand}点、注文への引当は${reserved}点で、${reserved - on_hand}点不足しています。`,
          ]
        : [
            `${on_hand} on hand, ${reserved} of them reserved for orders.`,
            `在庫${on_hand}点、うち${reserved}点は注文に引当済みです。`,
          ],
    done: ['Stock adjusted', '在庫を調整しました'],
    fields: {
      kind: { initial: 'counted' },
      change: {
        help: [
          'For example -2 for two broken jars. 0 gives units without a lot the lot below.',
          '例：破損2点は -2。0にすると、ロットのない在庫に下のロットを付けます。',
        ],
      },
      lot: { initial: (row: Shelf) => row.lot ?? '' },
      lot_expires_on: {
        help: [
          'Only for a lot that has no date yet.',
          '使用期限が登録されていないロットの場合のみ入力します。',
        ],
      },
      reason: {},
    },
  },
  threshold: {
    call: 'POST /api/admin/stock/{variantId}/threshold',
    label: ['Save stock settings', '在庫の設定を保存'],
    title: ({ product }) => [
      `Threshold, bin and supplier of ${product}`,
      `${product} の下限・棚番・仕入先`,
    ],
    text: [
      'Below the threshold the product counts as low.',
      '下限を下回ると在庫僅少として表示されます。',
    ],
    done: ['Stock settings saved', '在庫の設定を保存しました'],
    fields: {
      low_threshold: { initial: (row: Shelf) => String(row.low_threshold) },
      bin: { initial: (row: Shelf) => row.bin ?? '' },
      supplier_id: { initial: (row: Shelf) => row.supplier_id ?? '' },
    },
    undo: {
      call: 'POST /api/admin/stock/{variantId}/threshold',
      sends: ({ low_threshold, bin, supplier_id }) => ({ low_threshold, bin, supplier_id }),
    },
  },
})
