import { addressLines } from '@officina/shared/addressLines'
import { lazyWithRetry } from '@officina/ui/lazyWithRetry'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { Link } from 'react-router'
import { useMe } from '../../admin/MeContext.ts'
import type { BulkAction } from '../../schema/actions.ts'
import { defineActions, type Pair, type Saying } from '../../schema/actions.ts'
import type { RecordOf } from '../../schema/spec.ts'
import { recordPath } from '../recordPath.ts'
import type { Parcel } from './parcel.ts'

export type Shelf = RecordOf<'stock'>

const leads = (state: Parcel['allowed'][number]) => (parcel: Parcel) =>
  parcel.allowed.includes(state)
const isHeld = (parcel: Parcel) => Boolean(parcel.hold_reason)

/** By the state that an action leads to, in the order of the work; the first that is offered stands out. */
export const parcelActions = defineActions<Parcel>()({
  picking: {
    call: 'POST /api/admin/shipments/{shipmentId}/pick',
    label: ['Start picking', 'ピッキング開始'],
    title: ({ number }) => [`Start picking ${number}?`, `${number} のピッキングを始めますか`],
    text: [
      'Others see that somebody is on it.',
      '作業中であることがほかの担当者にも表示されます。',
    ],
    done: ({ number }) => [`${number} is being picked`, `${number} のピッキングを始めました`],
    when: leads('picking'),
    off: isHeld,
    main: true,
  },
  packed: {
    call: 'POST /api/admin/shipments/{shipmentId}/pack',
    label: ['Pack', '梱包'],
    title: ({ number }) => [`Pack ${number}`, `${number} を梱包`],
    text: [
      'Check each line against the box. The lots are what a recall is traced by.',
      '明細と箱の中身を照合してください。ロット番号は回収時の追跡に使われます。',
    ],
    verb: ['Packed', '梱包済みにする'],
    done: ({ number }) => [`${number} is packed`, `${number} を梱包しました`],
    fields: {
      weight_g: {
        help: ['Empty: the sum of the products.', '空欄の場合は商品の合計になります。'],
      },
    },
    Dialog: lazyWithRetry(() => import('./PackDialog.tsx')),
    when: leads('packed'),
    off: isHeld,
    main: true,
  },
  shipped: {
    call: 'POST /api/admin/shipments/{shipmentId}/ship',
    label: ['Ship', '発送'],
    title: ({ number }) => [`Hand ${number} to the carrier`, `${number} を発送`],
    text: [
      'The stock leaves the house, the commission is written, and the patient gets the tracking link by mail.',
      '在庫が引き落とされ、手数料が計上され、患者に追跡リンクがメールで送られます。',
    ],
    verb: ['Ship', '発送する'],
    done: ({ number }) => [`${number} is on its way`, `${number} を発送しました`],
    fields: {
      carrier: {},
      tracking_no: {
        help: ['Letters, digits, spaces and hyphens.', '半角の英数字、空白、ハイフン'],
      },
    },
    when: leads('shipped'),
    off: isHeld,
    main: true,
  },
  in_transit: {
    call: 'POST /api/admin/shipments/{shipmentId}/in-transit',
    label: ['In transit', '配送中にする'],
    title: ({ number }) => [`${number} is on its way?`, `${number} を配送中にしますか`],
    text: ['The carrier has scanned the parcel.', '配送会社が荷物を受け付けた状態です。'],
    done: ({ number }) => [`${number} is in transit`, `${number} を配送中にしました`],
    when: leads('in_transit'),
    main: true,
  },
  reshipped: {
    call: 'POST /api/admin/shipments/{shipmentId}/reship',
    label: ['Send again', '再発送'],
    title: ({ number }) => [
      `Send the contents of ${number} again?`,
      `${number} の内容を再発送しますか`,
    ],
    text: [
      'A new parcel is made from stock. The doctor earns no second commission.',
      '在庫から新しい出荷が作成されます。手数料は二重に計上されません。',
    ],
    More: Destination,
    verb: ['Send again', '再発送する'],
    done: ({ number }) => [
      `A new parcel replaces ${number}`,
      `${number} の代わりの出荷を作成しました`,
    ],
    when: leads('reshipped'),
    main: true,
  },
  refunded: {
    call: 'POST /api/admin/shipments/{shipmentId}/close-refunded',
    label: ['Close as refunded', '返金済みとして終了'],
    title: ({ number }) => [
      `Close ${number} as refunded?`,
      `${number} を返金済みとして終了しますか`,
    ],
    text: [
      'Refund its lines on the order first. Nothing is sent again.',
      '先に注文の画面で返金してください。再発送は行われません。',
    ],
    verb: ['Close parcel', '終了する'],
    done: ({ number }) => [`${number} is closed`, `${number} を終了しました`],
    when: leads('refunded'),
    main: true,
  },
  delivered: {
    call: 'POST /api/admin/shipments/{shipmentId}/deliver',
    label: ['Delivered', 'お届け済みにする'],
    title: ({ number }) => [`${number} has arrived?`, `${number} はお届け済みですか`],
    text: [
      'The patient is told by mail, and the waiting time of the commission begins to count.',
      '患者にメールで通知され、手数料の確定までの日数が数えられます。',
    ],
    done: ({ number }) => [`${number} is delivered`, `${number} をお届け済みにしました`],
    when: leads('delivered'),
    main: true,
  },
  exception: {
    call: 'POST /api/admin/shipments/{shipmentId}/exception',
    label: ['Report a problem', 'トラブルを報告'],
    title: ({ number }) => [`Report a problem with ${number}`, `${number} のトラブルを報告`],
    text: [
      'Its commission waits until the problem is solved: send again, refund or deliver.',
      '再発送、返金、お届けのいずれかで解決するまで、手数料は確定しません。',
    ],
    verb: ['Report problem', '報告する'],
    done: ({ number }) => [
      `The problem with ${number} is noted`,
      `${number} のトラブルを記録しました`,
    ],
    fields: { code: { label: ['Problem', 'トラブルの種類'] }, note: { rows: 2 } },
    when: leads('exception'),
    main: true,
  },
  cancelled: {
    call: 'POST /api/admin/shipments/{shipmentId}/cancel',
    label: ['Take apart', '出荷を取り消す'],
    title: ({ number }) => [`Take ${number} apart?`, `${number} を取り消しますか`],
    text: [
      'Its units stay reserved for the order and can go into another parcel.',
      '商品の引当は維持され、別の出荷に入れることができます。',
    ],
    done: ({ number }) => [`${number} is cancelled`, `${number} を取り消しました`],
    fields: { reason: { help: null } },
    when: leads('cancelled'),
    main: true,
    danger: true,
  },
  lots: {
    call: 'POST /api/admin/shipments/{shipmentId}/record-lots',
    label: ['Lots', 'ロット番号'],
    title: ({ number }) => [`Lots of ${number}`, `${number} のロット番号`],
    text: [
      'A recall of one of these lots reaches the patient of this parcel.',
      'このロットが回収対象になった場合、この出荷の患者に通知されます。',
    ],
    verb: ['Save lots', 'ロット番号を保存'],
    done: ({ number }) => [
      `The lots of ${number} were saved`,
      `${number} のロット番号を保存しました`,
    ],
    Dialog: lazyWithRetry(() => import('./LotsDialog.tsx')),
    when: ({ shipped_at }) => shipped_at !== null,
    main: true,
  },
  contact: {
    call: 'POST /api/admin/shipments/{shipmentId}/contact',
    label: ['Write to the patient', '患者に連絡'],
    title: ({ number }) => [`Write to the patient about ${number}`, `${number} について患者に連絡`],
    text: ({ address }) => [
      `${address.name} gets a mail with this text. It stays in the mail log and in the history of the order.`,
      `${address.name} さんにこの文面のメールが送られ、メール履歴と注文の履歴に残ります。`,
    ],
    verb: ['Send mail', 'メールを送信'],
    done: ['The mail is on its way', 'メールを送信しました'],
    fields: {
      text: {
        help: [
          'The greeting, the order number and the link are added.',
          '宛名、注文番号、リンクは自動で入ります。',
        ],
        initial: ({ exception_code: code }: Parcel, { pick }: Saying) =>
          code ? pick(letters[code]) : '',
        rows: 5,
      },
    },
    when: ({ status }) => status === 'exception',
    main: true,
  },
})

/** How a mail begins, by what went wrong. */
const letters: Record<NonNullable<Parcel['exception_code']>, Pair> = {
  lost: [
    'The carrier cannot find your parcel. May we send it again, or would you like your money back?',
    '配送会社でお荷物の所在が確認できておりません。再発送と返金のどちらをご希望でしょうか。',
  ],
  damaged: [
    'Your parcel was damaged on the way. May we send it again, or would you like your money back?',
    '配送中にお荷物が破損いたしました。再発送と返金のどちらをご希望でしょうか。',
  ],
  address: [
    'The carrier could not find your address. Are the street, the house number and the postal code right?',
    '配送会社がお届け先を確認できませんでした。番地、建物名、郵便番号に誤りがないかお知らせください。',
  ],
  refused: [
    'The carrier tells us that the parcel was refused. Shall we send it again, or would you like your money back?',
    'お荷物が受取辞退となりました。再発送と返金のどちらをご希望でしょうか。',
  ],
  returned: [
    'Your parcel came back to us. Shall we send it again to the same address, or to another one?',
    'お荷物が当店に返送されました。同じご住所、または別のご住所への再発送をご希望でしょうか。',
  ],
}

/** Where it would go, and the way to the place where that is corrected. */
function Destination({ record: { address, order_id } }: { record: Parcel }) {
  const t = useText(messages)
  const locale = useLocale()
  const { permissions } = useMe()
  return (
    <p style={{ marginBottom: 0 }}>
      {t.to} {[address.name, ...addressLines(address, locale)].join(', ')}
      {permissions.includes('order.manage') && (
        <>
          {' · '}
          <Link to={`${recordPath('orders', order_id)}?tab=edit`}>{t.correct}</Link>
        </>
      )}
    </p>
  )
}

const paper = (label: Pair, name: string): BulkAction => ({
  label,
  may: 'logistics.manage',
  file: (ids, locale) => ({
    path: `/api/admin/shipments/${name}`,
    query: { locale, filter: { id: ids } },
  }),
})

/** Papers for the chosen parcels, and shipping them together. */
export const parcelBulk: readonly BulkAction[] = [
  paper(['Pick list', 'ピッキングリスト'], 'pick-list'),
  paper(['Packing slips', '納品書'], 'packing-slips'),
  paper(['Carrier CSV', '配送会社用CSV'], 'carrier-file'),
  {
    label: ['Mark shipped', '発送済みにする'],
    main: true,
    may: 'logistics.manage',
    Dialog: lazyWithRetry(() => import('./ShipManyDialog.tsx')),
  },
]

export const stockActions = defineActions<Shelf>()({
  adjust: {
    call: 'POST /api/admin/stock/{variantId}/adjust',
    label: ['Adjust stock', '在庫を調整'],
    title: ({ product }) => [`Adjust the stock of ${product}`, `${product} の在庫を調整`],
    text: ({ on_hand, reserved }) => [
      `${on_hand} are on hand, ${reserved} of them are promised to orders.`,
      `在庫${on_hand}点、うち${reserved}点は注文に引当済みです。`,
    ],
    done: ['The stock is adjusted', '在庫を調整しました'],
    fields: {
      change: {
        help: [
          'For example -2 for two broken jars, 40 for a delivery.',
          '例：破損2点は -2、入荷40点は 40。',
        ],
      },
      lot: {
        label: ['Lot on the shelf', '棚のロット番号'],
        initial: (row: Shelf) => row.lot ?? '',
      },
      lot_expires_on: { initial: (row: Shelf) => row.lot_expires_on ?? '' },
      reason: {},
    },
  },
  threshold: {
    call: 'POST /api/admin/stock/{variantId}/threshold',
    label: ['Save', '保存'],
    title: ({ product }) => [`Threshold and bin of ${product}`, `${product} の下限と棚`],
    text: [
      'Below the threshold the product counts as low.',
      '下限を下回ると在庫僅少として表示されます。',
    ],
    done: ['Saved', '保存しました'],
    fields: {
      low_threshold: { initial: (row: Shelf) => String(row.low_threshold) },
      bin: { initial: (row: Shelf) => row.bin ?? '' },
    },
    undo: {
      call: 'POST /api/admin/stock/{variantId}/threshold',
      sends: ({ low_threshold, bin }) => ({ low_threshold, bin }),
    },
  },
})

const messages = defineMessages({
  to: ['It goes to:', 'お届け先：'],
  correct: ['Correct the address', '住所を訂正する'],
})
