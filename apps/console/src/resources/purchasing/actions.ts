import { lazyWithRetry } from '@officina/ui/lazyWithRetry'
import { defineActions } from '../../schema/actions.ts'
import type { Purchase } from './purchase.ts'

export const purchaseActions = defineActions<Purchase>()({
  order: {
    call: 'POST /api/admin/purchase-orders/{purchaseOrderId}/order',
    label: ['Mark as ordered', '発注済みにする'],
    title: ({ number }) => [`Mark ${number} as ordered?`, `${number} を発注済みにしますか？`],
    text: [
      'Send the order to the supplier yourself. Its units then count as on order, and its products can no longer be changed.',
      '仕入先への発注はご自身で行ってください。数量は入荷予定に加わり、商品は変更できなくなります。',
    ],
    done: ({ number }) => [`${number} ordered`, `${number} を発注済みにしました`],
    when: ({ status }) => status === 'draft',
    main: true,
  },
  receive: {
    call: 'POST /api/admin/purchase-orders/{purchaseOrderId}/receive',
    label: ['Receive', '入庫'],
    title: ({ number }) => [`Receive ${number}`, `${number} を入庫`],
    text: [
      'Enter the units that arrived. Leave a line empty if nothing has arrived yet.',
      '届いた数量を入力してください。まだ届いていない商品は空欄のままにします。',
    ],
    verb: ['Put on the shelf', '棚に入れる'],
    done: ({ number }) => [`Products of ${number} received`, `${number} の商品を入庫しました`],
    fields: { document: {} },
    Dialog: lazyWithRetry(() => import('./ReceivePurchaseDialog.tsx')),
    when: ({ status }) => status === 'ordered' || status === 'partly_received',
    main: true,
  },
  complete: {
    call: 'POST /api/admin/purchase-orders/{purchaseOrderId}/complete',
    label: ['Close', '完了にする'],
    title: ({ number }) => [`Close ${number}?`, `${number} を完了にしますか？`],
    text: ({ lines }) => {
      // what came of one product beyond its order is nothing of another
      const n = lines.reduce((sum, each) => sum + Math.max(0, each.ordered - each.received), 0)
      return [
        `${n === 1 ? '1 unit has' : `${n} units have`} not arrived and will no longer count as on order.`,
        `未入庫の${n}点は、入荷予定から外れます。`,
      ]
    },
    done: ({ number }) => [`${number} closed`, `${number} を完了にしました`],
    when: ({ status }) => status === 'partly_received',
  },
  cancel: {
    call: 'POST /api/admin/purchase-orders/{purchaseOrderId}/cancel',
    label: ['Cancel order', '発注をキャンセル'],
    title: ({ number }) => [`Cancel ${number}?`, `${number} をキャンセルしますか？`],
    text: [
      'If the supplier already has the order, let them know.',
      '仕入先に発注済みの場合は、仕入先にも連絡してください。',
    ],
    done: ({ number }) => [`${number} cancelled`, `${number} をキャンセルしました`],
    when: ({ status }) => status === 'draft' || status === 'ordered',
    danger: true,
    cancels: true,
  },
})
