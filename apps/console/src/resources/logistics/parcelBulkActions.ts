import { lazyWithRetry } from '@officina/ui/lazyWithRetry'
import type { BulkAction, Pair } from '../../schema/actions.ts'
import type { Parcel } from './parcel.ts'

const isIn =
  (...states: Parcel['status'][]) =>
  (parcel: Parcel) =>
    states.includes(parcel.status)
const ofPacked = {
  when: isIn('packed'),
  none: ['None of the selected parcels is packed.', '選択した荷物に梱包済みのものがありません。'],
} as const

const ofHouse = {
  when: isIn('to_pick', 'picking', 'packed'),
  none: ['All of the selected parcels have already shipped.', '選択した荷物はすべて発送済みです。'],
} as const

const paper = (label: Pair, name: string, only?: BulkAction['only']): BulkAction => ({
  label,
  ...(only && { only }),
  may: 'logistics.manage',
  file: (ids, locale) => ({
    path: `/api/admin/shipments/${name}`,
    query: { locale, filter: { id: ids } },
  }),
})

/** Papers for the chosen parcels, and shipping them together. */
export const parcelBulk: readonly BulkAction[] = [
  {
    direct: true,
    call: 'POST /api/admin/shipments/pick',
    label: ['Start picking', 'ピッキング開始'],
    done: (n) => [
      n === 1 ? 'Picking of 1 parcel started' : `Picking of ${n} parcels started`,
      `${n}件のピッキングを始めました`,
    ],
    refused: (n) => [
      n === 1 ? 'Picking of 1 parcel was not started' : `Picking of ${n} parcels was not started`,
      `${n}件のピッキングを始められませんでした`,
    ],
    undo: { call: 'POST /api/admin/shipments/{shipmentId}/unpick' },
    only: {
      when: isIn('to_pick'),
      none: [
        'None of the selected parcels is waiting to be picked.',
        '選択した荷物にピッキング待ちのものがありません。',
      ],
    },
  },
  paper(['Pick list', 'ピッキングリスト'], 'pick-list', {
    when: isIn('to_pick', 'picking'),
    none: [
      'None of the selected parcels still needs picking.',
      '選択した荷物にピッキングが必要なものがありません。',
    ],
  }),
  {
    call: 'POST /api/admin/shipments/pack',
    label: ['Pack', '梱包'],
    title: (n) => [
      n === 1
        ? 'Pack 1 parcel with the proposed lots?'
        : `Pack ${n} parcels with the proposed lots?`,
      `${n}件を提案されたロットで梱包しますか？`,
    ],
    text: [
      'Do this only if the boxes hold exactly the lots of the pick list. Parcels without enough units in lots are left out.',
      '箱の中身がピッキングリストのロットと一致する場合にのみ行ってください。ロットの数量が足りない荷物は対象外になります。',
    ],
    verb: ['Mark as packed', '梱包済みにする'],
    done: (n) => [n === 1 ? '1 parcel packed' : `${n} parcels packed`, `${n}件を梱包しました`],
    refused: (n) => [
      n === 1 ? '1 parcel was not packed' : `${n} parcels were not packed`,
      `${n}件は梱包できませんでした`,
    ],
    only: {
      when: isIn('picking'),
      none: [
        'None of the selected parcels is being picked.',
        '選択した荷物にピッキング中のものがありません。',
      ],
    },
  },
  paper(['Packing slips', '納品書'], 'packing-slips'),
  paper(['Address labels (A6)', '宛名ラベル（A6）'], 'address-labels', ofHouse),
  paper(['Carrier CSV', '配送業者用CSV'], 'carrier-file', ofPacked),
  {
    label: ['Mark as shipped', '発送済みにする'],
    main: true,
    only: ofPacked,
    may: 'logistics.manage',
    Dialog: lazyWithRetry(() => import('./ShipManyDialog.tsx')),
  },
  {
    call: 'POST /api/admin/shipments/deliver',
    label: ['Mark as delivered', 'お届け済みにする'],
    title: (n) => [
      `Mark ${n} parcel${n === 1 ? '' : 's'} as delivered?`,
      `${n}件をお届け済みにしますか？`,
    ],
    text: [
      'Patients get an email, and the return windows start.',
      '患者にメールで通知され、返品期間が始まります。',
    ],
    done: (n) => [
      n === 1 ? '1 parcel marked as delivered' : `${n} parcels marked as delivered`,
      `${n}件をお届け済みにしました`,
    ],
    refused: (n) => [
      n === 1
        ? '1 parcel was not marked as delivered'
        : `${n} parcels were not marked as delivered`,
      `${n}件はお届け済みにできませんでした`,
    ],
    only: {
      when: isIn('shipped', 'in_transit'),
      none: [
        'None of the selected parcels has shipped.',
        '選択した荷物に発送済みのものがありません。',
      ],
    },
  },
]
