import { lazyWithRetry } from '@officina/ui/lazyWithRetry'
import { defineNamedActions } from '../../schema/actions.ts'
import type { Order } from './order.ts'

const parcel = {
  call: 'POST /api/admin/orders/{orderId}/shipments',
  text: [
    'Choose how many units go into it. The rest stays in the parcels to be picked.',
    '入れる数量を選んでください。残りはピッキング待ちの荷物に残ります。',
  ],
  done: ['Parcel created', '荷物を作成しました'],
  Dialog: lazyWithRetry(() => import('./CreateParcelDialog.tsx')),
} as const

/** When an order goes to logistics, and in how many parcels. */
export const shippingActions = defineNamedActions<Order>()({
  release: {
    call: 'POST /api/admin/orders/{orderId}/release',
    label: ['Release to shipping', '出荷を指示'],
    title: ({ number }) => [`Release order ${number}?`, `注文 ${number} の出荷を指示しますか？`],
    text: ({ cancel_until }) =>
      new Date(cancel_until) > new Date()
        ? [
            'The patient can still cancel until you release the order. A parcel is then created with everything in stock.',
            '患者はまだキャンセルできます。指示するとキャンセルできなくなり、在庫のある商品で荷物が作成されます。',
          ]
        : ['A parcel is created with everything in stock.', '在庫のある商品で荷物が作成されます。'],
    verb: ['Release', '出荷を指示'],
    done: ({ number }) => [`${number} released to shipping`, `${number} の出荷を指示しました`],
    main: true,
  },
  create_shipment: {
    ...parcel,
    label: ['Create parcel', '荷物を作成'],
    title: ({ number }) => [`Create a parcel for order ${number}`, `注文 ${number} の荷物を作成`],
  },
  split_parcel: {
    ...parcel,
    label: ['Split parcel', '荷物を分ける'],
    title: ({ number }) => [`Split the parcel of order ${number}`, `注文 ${number} の荷物を分ける`],
  },
  unhold: {
    call: 'POST /api/admin/orders/{orderId}/unhold',
    label: ['Release hold', '保留を解除'],
    title: ({ number }) => [
      `Release the hold on ${number}?`,
      `注文 ${number} の保留を解除しますか？`,
    ],
    text: ['Picking and packing can continue.', 'ピッキングと梱包を続けられるようになります。'],
    done: ({ number }) => [`Hold on ${number} released`, `${number} の保留を解除しました`],
    undo: {
      call: 'POST /api/admin/orders/{orderId}/hold',
      sends: ({ hold_reason }) => ({ reason: hold_reason }),
    },
    main: true,
  },
  hold: {
    call: 'POST /api/admin/orders/{orderId}/hold',
    label: ['Hold', '保留'],
    title: ({ number }) => [`Put order ${number} on hold?`, `注文 ${number} を保留しますか？`],
    text: [
      'Nothing is picked or shipped until you release the hold. The stock stays reserved.',
      '解除するまでピッキングと発送が止まります。在庫の引当は維持されます。',
    ],
    verb: ['Hold', '保留する'],
    done: ({ number }) => [`${number} put on hold`, `${number} を保留しました`],
    fields: { reason: {} },
    undo: { call: 'POST /api/admin/orders/{orderId}/unhold' },
  },
})
