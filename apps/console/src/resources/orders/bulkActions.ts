import { type BulkAction, mostInUrl } from '../../schema/actions.ts'

export const orderBulk: readonly BulkAction[] = [
  {
    call: 'POST /api/admin/orders/release',
    label: ['Release to shipping', '出荷を指示'],
    title: (n) => [`Release ${n} order${n === 1 ? '' : 's'}?`, `${n}件の出荷を指示しますか？`],
    done: (n) => [`${n} order${n === 1 ? '' : 's'} released`, `${n}件の出荷を指示しました`],
    refused: (n) => [
      `${n} ${n === 1 ? 'order was' : 'orders were'} not released`,
      `${n}件は出荷を指示できませんでした`,
    ],
    text: [
      'Each order gets a parcel with everything in stock. Patients can no longer cancel.',
      '在庫のある商品で荷物が作成され、患者はキャンセルできなくなります。',
    ],
  },
  {
    call: 'POST /api/admin/orders/hold',
    label: ['Hold', '保留'],
    title: (n) => [`Put ${n} order${n === 1 ? '' : 's'} on hold?`, `${n}件を保留しますか？`],
    done: (n) => [`${n} order${n === 1 ? '' : 's'} put on hold`, `${n}件を保留しました`],
    refused: (n) => [
      `${n} ${n === 1 ? 'order was' : 'orders were'} not put on hold`,
      `${n}件は保留できませんでした`,
    ],
    text: [
      'Nothing is picked or shipped until you release the hold.',
      '解除するまでピッキングと発送が止まります。',
    ],
  },
  {
    label: ['Packing slips', '納品書'],
    may: 'logistics.manage',
    file: (ids, locale) => ({
      path: '/api/admin/shipments/packing-slips',
      query: { locale, filter: { order_id: ids } },
    }),
  },
  {
    label: ['Export selected', '選択分を書き出す'],
    most: mostInUrl,
    file: (ids) => ({ path: '/api/admin/orders/export', query: { filter: { id: ids } } }),
  },
]
