import { defineActions } from '../../schema/actions.ts'
import type { RecordOf } from '../../schema/spec.ts'

type Lot = RecordOf<'stock-lots'>

const go = (n: number) => (n === 1 ? '1 unit goes' : `${n} units go`)

export const lotActions = defineActions<Lot>()({
  hold: {
    call: 'POST /api/admin/stock-lots/{lotId}/hold',
    label: ['Take off sale', '出荷を停止'],
    title: ({ lot }) => [`Take lot ${lot} off sale?`, `ロット ${lot} の出荷を停止しますか？`],
    text: ({ on_hand, packed }) => [
      packed > 0
        ? `${go(on_hand - packed)} to quarantine. ${packed === 1 ? '1 packed unit' : `${packed} packed units`} can no longer ship.`
        : `${go(on_hand)} to quarantine and can no longer be sold or packed.`,
      packed > 0
        ? `${on_hand - packed}点を隔離します。梱包済みの${packed}点は発送できなくなります。`
        : `${on_hand}点を隔離し、販売と梱包の対象から外します。`,
    ],
    done: ['Lot taken off sale', '出荷を停止しました'],
    fields: { reason: {}, note: {} },
    when: ({ hold_reason }) => !hold_reason,
    danger: true,
  },
  clear: {
    call: 'POST /api/admin/stock-lots/{lotId}/clear',
    label: ['Put back on sale', '販売に戻す'],
    title: ({ lot }) => [`Put lot ${lot} back on sale?`, `ロット ${lot} を販売に戻しますか？`],
    text: ({ quarantined }) => [
      `${go(quarantined)} from quarantine back on the shelf.`,
      `隔離中の${quarantined}点を棚に戻します。`,
    ],
    done: ['Lot back on sale', '販売に戻しました'],
    fields: { note: {} },
    when: ({ hold_reason }) => hold_reason !== null && hold_reason !== 'expired',
  },
  waste: {
    call: 'POST /api/admin/stock-lots/{lotId}/waste',
    label: ['Write off', '廃棄'],
    title: ({ lot }) => [`Write off units of lot ${lot}`, `ロット ${lot} の在庫を廃棄`],
    text: ({ quarantined }) => [
      `${quarantined === 1 ? '1 unit is' : `${quarantined} units are`} in quarantine.`,
      `隔離中の在庫は${quarantined}点です。`,
    ],
    done: ['Units written off', '在庫を廃棄しました'],
    fields: { quantity: { initial: ({ quarantined }: Lot) => String(quarantined) }, note: {} },
    when: ({ quarantined }) => quarantined > 0,
    danger: true,
  },
})
