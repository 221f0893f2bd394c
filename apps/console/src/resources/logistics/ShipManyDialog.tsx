import { type CarrierCode, carriersFor } from '@officina/shared/carriers'
import { sentences } from '@officina/shared/messages'
import { Field } from '@officina/ui/Field'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useListContext } from 'react-admin'
import { q } from '../../providers/queries.ts'
import { type BulkCommand, type BulkDialogProps, useSay } from '../../schema/actions.ts'
import BulkDialog from '../../schema/BulkDialog.tsx'
import { CarrierInput, oddNumber } from './CarrierInput.tsx'

type Row = { id: string; number: string; status: string; ship_region: string }

/** The packed parcels among the chosen ones, each with its tracking number, handed to one carrier. */
export default function ShipManyDialog(props: BulkDialogProps) {
  const t = useText(messages)
  const locale = useLocale()
  const { pick } = useSay()
  const { data = [] } = useListContext<Row>()
  // as it was chosen: once they are shipped, the list behind reads that none is packed
  const [packed] = useState(() =>
    data.filter((row) => props.ids.includes(row.id) && row.status === 'packed'),
  )
  const { data: rules } = useQuery(q('/api/admin/settings/delivery'))
  const others = props.ids.length - packed.length
  const region = packed[0]?.ship_region ?? ''
  const nothing = packed.length === 0
  const hintOf = (values: Record<string, string>, field: string) => {
    const odd = oddNumber(values.carrier as CarrierCode, values[field] ?? '')
    return odd && pick(odd)
  }
  return (
    <BulkDialog<Record<string, string>>
      {...props}
      ids={packed.map((row) => row.id)}
      action={shipMany}
      text={
        nothing ? t.none : sentences([pick(shipMany.text), others > 0 && t.others(others)], locale)
      }
      verb={nothing ? null : undefined}
      initial={{
        carrier: carriersFor(region, rules?.carriers ?? [])[0] ?? 'other',
        ...Object.fromEntries(packed.map((_, i) => [`rows.${i}.tracking_no`, ''])),
      }}
      body={(values) => ({
        rows: packed.map(({ id }, i) => ({
          id,
          carrier: values.carrier,
          tracking_no: values[`rows.${i}.tracking_no`],
        })),
      })}
    >
      {(form) =>
        !nothing && (
          <>
            <CarrierInput form={form as never} record={{ ship_region: region }} />
            {packed.map((row, i) => (
              <Field
                key={row.id}
                {...form.field(`rows.${i}.tracking_no`)}
                label={t.tracking(row.number)}
                help={hintOf(form.values, `rows.${i}.tracking_no`)}
                required
                inputProps={{ maxLength: 40 }}
              />
            ))}
          </>
        )
      }
    </BulkDialog>
  )
}

/** For shipping many at once: the same call for rows of their own. */
const shipMany: BulkCommand = {
  call: 'POST /api/admin/shipments/ship',
  label: ['Mark as shipped', '発送済みにする'],
  title: (n) => [
    `Mark ${n} packed parcel${n === 1 ? '' : 's'} as shipped?`,
    `梱包済みの${n}件を発送済みにしますか？`,
  ],
  done: (n) => [
    n === 1 ? '1 parcel shipped' : `${n} parcels shipped`,
    `${n}件を発送済みにしました`,
  ],
  refused: (n) => [
    `${n === 1 ? '1 parcel was' : `${n} parcels were`} not shipped`,
    `${n}件は発送済みにできませんでした`,
  ],
  text: [
    'Patients get their tracking link by email, and commission is posted.',
    '患者に追跡リンクがメールで送られ、手数料が計上されます。',
  ],
}

const messages = defineMessages({
  others: (n: number) => [
    n === 1
      ? '1 selected parcel is not packed here and will not change.'
      : `${n} selected parcels are not packed here and will not change.`,
    `選択した荷物のうち${n}件は、この画面で梱包済みではないため変更されません。`,
  ],
  none: ['None of the selected parcels is packed.', '選択した荷物に梱包済みのものがありません。'],
  tracking: (number: string) => [`Tracking number for ${number}`, `${number} のお問い合わせ番号`],
})
