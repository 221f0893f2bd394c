import { listed } from '@officina/shared/format'
import { lazyWithRetry } from '@officina/ui/lazyWithRetry'
import { defineMessages, Space, useLocale, useText } from '@officina/ui/text'
import { Link } from 'react-router'
import { useMe } from '../../admin/MeContext.ts'
import { defineActions, type Pair, type Saying } from '../../schema/actions.ts'
import { recordPath } from '../recordPath.ts'
import { CarrierInput, oddNumber } from './CarrierInput.tsx'
import type { Parcel } from './parcel.ts'

const leads = (state: Parcel['allowed'][number]) => (parcel: Parcel) =>
  parcel.allowed.includes(state)
const isHeld = (parcel: Parcel) => Boolean(parcel.hold_reason)

/** By the state that an action leads to, in the order of the work; the first that is offered stands out. */
export const parcelActions = defineActions<Parcel>()({
  picking: {
    call: 'POST /api/admin/shipments/{shipmentId}/pick',
    label: ['Start picking', 'ピッキング開始'],
    direct: true,
    undo: { call: 'POST /api/admin/shipments/{shipmentId}/unpick' },
    done: ({ number }) => [`Picking of ${number} started`, `${number} のピッキングを始めました`],
    // unpacking leads there too
    when: (parcel) => leads('picking')(parcel) && parcel.status !== 'packed',
    off: isHeld,
    main: true,
  },
  packed: {
    call: 'POST /api/admin/shipments/{shipmentId}/pack',
    label: ['Pack', '梱包'],
    title: ({ number }) => [`Pack ${number}`, `${number} を梱包`],
    text: [
      'Check each line against the box. Recalls are traced by lot number.',
      '明細と箱の中身を照合してください。回収の際は、ロット番号で対象を特定します。',
    ],
    verb: ['Mark as packed', '梱包済みにする'],
    done: ({ number }) => [`${number} packed`, `${number} を梱包しました`],
    fields: {
      weight_g: {
        help: ['Leave empty to use the sum of the products.', '空欄の場合は商品の合計になります。'],
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
    title: ({ number }) => [`Ship ${number}`, `${number} を発送`],
    text: [
      'Stock is deducted and the commission is posted. The patient gets the tracking link by email.',
      '在庫が引き落とされ、手数料が計上され、患者に追跡リンクがメールで送られます。',
    ],
    verb: ['Ship', '発送する'],
    done: ({ number }) => [`${number} shipped`, `${number} を発送しました`],
    fields: {
      carrier: { Input: CarrierInput },
      tracking_no: {
        help: (_parcel: Parcel, _saying: Saying, { carrier, tracking_no }) =>
          oddNumber(carrier, tracking_no) ?? [
            'Letters, digits, spaces and hyphens.',
            '半角の英数字、空白、ハイフン',
          ],
      },
    },
    when: leads('shipped'),
    off: isHeld,
    main: true,
  },
  unpacked: {
    call: 'POST /api/admin/shipments/{shipmentId}/unpack',
    label: ['Unpack', '開梱'],
    title: ({ number }) => [`Unpack ${number}?`, `${number} を開梱しますか？`],
    text: [
      'Its units go back to their lots, or to quarantine if their lot is on hold. Then pack it again.',
      '商品は元のロットに戻り、出荷停止中のロットの分は隔離されます。その後、梱包し直してください。',
    ],
    done: ({ number }) => [`${number} unpacked`, `${number} を開梱しました`],
    when: ({ status }) => status === 'packed',
    off: isHeld,
    main: true,
  },
  in_transit: {
    call: 'POST /api/admin/shipments/{shipmentId}/in-transit',
    label: ['Mark as in transit', '配送中にする'],
    title: ({ number }) => [`Mark ${number} as in transit?`, `${number} を配送中にしますか？`],
    text: ['The carrier has scanned the parcel.', '配送業者が荷物を受け付けた状態です。'],
    done: ({ number }) => [`${number} marked as in transit`, `${number} を配送中にしました`],
    when: leads('in_transit'),
    main: true,
  },
  reshipped: {
    call: 'POST /api/admin/shipments/{shipmentId}/reship',
    label: ['Reship', '再発送'],
    title: ({ number }) => [
      `Reship the contents of ${number}?`,
      `${number} の内容を再発送しますか？`,
    ],
    text: [
      'A new parcel is created from stock, without refunded products. The doctor earns no second commission.',
      '在庫から、返金済みの商品を除いた新しい荷物が作成されます。手数料は二重に計上されません。',
    ],
    More: Destination,
    verb: ['Reship', '再発送する'],
    done: ({ number }) => [
      `Replacement for ${number} created`,
      `${number} の代わりの荷物を作成しました`,
    ],
    when: leads('reshipped'),
    main: true,
  },
  refunded: {
    call: 'POST /api/admin/shipments/{shipmentId}/close-refunded',
    label: ['Close as refunded', '返金済みとして終了'],
    title: ({ number }) => [
      `Close ${number} as refunded?`,
      `${number} を返金済みとして終了しますか？`,
    ],
    text: [
      'Refund its lines on the order first. Nothing is reshipped.',
      '先に注文の画面で返金してください。再発送は行われません。',
    ],
    verb: ['Close parcel', '終了する'],
    done: ({ number }) => [`${number} closed`, `${number} を終了しました`],
    when: leads('refunded'),
    main: true,
  },
  delivered: {
    call: 'POST /api/admin/shipments/{shipmentId}/deliver',
    label: ['Mark as delivered', 'お届け済みにする'],
    title: ({ number }) => [`Mark ${number} as delivered?`, `${number} をお届け済みにしますか？`],
    text: [
      'The patient gets an email, and the return window starts.',
      '患者にメールで通知され、返品期間が始まります。',
    ],
    done: ({ number }) => [`${number} marked as delivered`, `${number} をお届け済みにしました`],
    when: leads('delivered'),
    main: true,
  },
  exception: {
    call: 'POST /api/admin/shipments/{shipmentId}/exception',
    label: ['Report a problem', 'トラブルを報告'],
    title: ({ number }) => [`Report a problem with ${number}`, `${number} のトラブルを報告`],
    text: [
      'The commission waits until the problem is solved: reship, refund or deliver.',
      '再発送、返金、お届けのいずれかで解決するまで、手数料は確定しません。',
    ],
    verb: ['Report problem', '報告する'],
    done: ({ number }) => [`Problem with ${number} reported`, `${number} のトラブルを記録しました`],
    fields: { code: { label: ['Problem', 'トラブルの種類'] }, note: { rows: 2 } },
    when: leads('exception'),
    main: true,
  },
  cancelled: {
    call: 'POST /api/admin/shipments/{shipmentId}/cancel',
    label: ['Cancel parcel', '荷物をキャンセル'],
    title: ({ number }) => [`Cancel ${number}?`, `${number} をキャンセルしますか？`],
    text: ({ reshipment_of }) =>
      reshipment_of
        ? [
            'Its units are released. The parcel it replaces has a delivery problem again, to be reshipped, refunded or delivered.',
            '商品の引当は解除されます。元の荷物は「配送トラブル」に戻り、再発送、返金、お届けのいずれかで解決します。',
          ]
        : [
            'Its units stay reserved for the order and can go into another parcel.',
            '商品の引当は維持され、別の荷物に入れることができます。',
          ],
    done: ({ number }) => [`${number} cancelled`, `${number} をキャンセルしました`],
    fields: { reason: { help: null } },
    when: leads('cancelled'),
    main: true,
    danger: true,
    cancels: true,
  },
  lots: {
    call: 'POST /api/admin/shipments/{shipmentId}/record-lots',
    label: ['Edit lots', 'ロット番号を編集'],
    title: ({ number }) => [`Lots of ${number}`, `${number} のロット番号`],
    text: [
      'If one of these lots is recalled, the patient of this parcel is notified.',
      'このロットが回収対象になった場合、この荷物の患者に通知されます。',
    ],
    verb: ['Save lots', 'ロット番号を保存'],
    done: ({ number }) => [`Lots of ${number} saved`, `${number} のロット番号を保存しました`],
    Dialog: lazyWithRetry(() => import('./LotsDialog.tsx')),
    when: ({ shipped_at }) => shipped_at !== null,
    main: true,
  },
  contact: {
    call: 'POST /api/admin/shipments/{shipmentId}/contact',
    label: ['Email patient', '患者に連絡'],
    title: ({ number }) => [`Email the patient about ${number}`, `${number} について患者に連絡`],
    text: ({ address }) => [
      `${address.name} gets this text by email. It is kept in the email log and the order history.`,
      `${address.name} さんにこの文面のメールが送られ、メール履歴と注文の履歴に残ります。`,
    ],
    verb: ['Send email', 'メールを送信'],
    done: ['Email sent', 'メールを送信しました'],
    fields: {
      text: {
        help: [
          'We add the greeting, order number and link.',
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
    'The carrier cannot find your parcel. Would you like a replacement or a refund?',
    '配送業者でお荷物の所在が確認できておりません。再発送と返金のどちらをご希望でしょうか。',
  ],
  damaged: [
    'Your parcel was damaged in transit. Would you like a replacement or a refund?',
    '配送中にお荷物が破損いたしました。再発送と返金のどちらをご希望でしょうか。',
  ],
  address: [
    'The carrier could not find your address. Are the street, house number and postal code correct?',
    '配送業者がお届け先を確認できませんでした。番地、建物名、郵便番号に誤りがないかお知らせください。',
  ],
  refused: [
    'The carrier reports that your parcel was refused. Would you like us to send it again, or would you prefer a refund?',
    'お荷物が受取辞退となりました。再発送と返金のどちらをご希望でしょうか。',
  ],
  returned: [
    'Your parcel was returned to us. Should we send it to the same address again, or to a different one?',
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
      {t.to}
      <Space />
      {listed([address.company ?? '', address.name, ...address.lines].filter(Boolean), locale)}
      {permissions.includes('order.manage') && (
        <>
          {' · '}
          <Link to={`${recordPath('orders', order_id)}?tab=edit`}>{t.correct}</Link>
        </>
      )}
    </p>
  )
}

const messages = defineMessages({
  to: ['Ship to:', 'お届け先：'],
  correct: ['Correct address', '住所を訂正'],
})
