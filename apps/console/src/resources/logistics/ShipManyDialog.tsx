import Box from '@mui/material/Box'
import { Field } from '@officina/ui/Field'
import { SelectField } from '@officina/ui/SelectField'
import { defineMessages, useText } from '@officina/ui/text'
import { useState } from 'react'
import { useListContext, useNotify, useRefresh } from 'react-admin'
import { ActionDialog } from '../../schema/ActionDialog.tsx'
import type { BulkDialogProps } from '../../schema/actions.ts'
import { type Command, useSay } from '../../schema/actions.ts'
import { type BulkResult, RefusedRows } from '../../schema/BulkDialog.tsx'
import { specOf } from '../../schema/spec.ts'
import { optionsOf } from '../../schema/words.ts'

type Row = { id: string; number: string; status: string; ship_region: string }

/** The packed parcels among the chosen ones, each with its tracking number, handed to one carrier. */
export default function ShipManyDialog(props: BulkDialogProps) {
  const t = useText(messages)
  const { say, locale } = useSay()
  const notify = useNotify()
  const refresh = useRefresh()
  const { data = [] } = useListContext<Row>()
  // as it was chosen: once they are shipped, the list behind reads that none is packed
  const [packed] = useState(() =>
    data.filter((row) => props.ids.includes(row.id) && row.status === 'packed'),
  )
  const others = props.ids.length - packed.length
  const [refused, setRefused] = useState<BulkResult[]>([])
  const { carrier } = specOf('shipments').fields
  const record = { id: 'packed', count: packed.length }
  if (refused.length > 0)
    return <RefusedRows title={t.refused(refused.length)} rows={refused} onClose={props.clear} />
  return (
    <ActionDialog<typeof record, Record<string, string>>
      action={shipMany}
      record={record}
      onClose={props.onClose}
      text={
        packed.length === 0
          ? t.none
          : [say(shipMany.text, record), others > 0 && t.others(others)].filter(Boolean).join(' ')
      }
      verb={packed.length === 0 ? null : undefined}
      onDone={(answer) => {
        const results = answer as BulkResult[]
        const failed = results.filter((row) => !row.ok)
        refresh()
        if (failed.length < results.length)
          notify(t.done(results.length - failed.length), { type: 'success' })
        if (failed.length > 0) setRefused(failed)
        else props.clear()
      }}
      initial={
        {
          carrier: packed.every((row) => row.ship_region.startsWith('JP-')) ? 'yamato' : 'ups',
          ...Object.fromEntries(packed.map((_, i) => [`rows.${i}.tracking_no`, ''])),
        } as Record<string, string>
      }
      body={(values) => ({
        rows: packed.map(({ id }, i) => ({
          id,
          carrier: values.carrier,
          tracking_no: values[`rows.${i}.tracking_no`],
        })),
      })}
    >
      {(form) => (
        <Box sx={{ display: packed.length === 0 ? 'none' : 'block' }}>
          <SelectField
            {...form.field('carrier')}
            label={t.carrier}
            options={carrier ? optionsOf(carrier, locale) : []}
          />
          {packed.map((row, i) => (
            <Field
              key={row.id}
              {...form.field(`rows.${i}.tracking_no`)}
              label={t.tracking(row.number)}
              required
              inputProps={{ maxLength: 40 }}
            />
          ))}
        </Box>
      )}
    </ActionDialog>
  )
}

/** For shipping many at once: the same call for rows of their own. */
const shipMany: Command<{ id: string; count: number }> = {
  call: 'POST /api/admin/shipments/ship',
  label: ['Mark shipped', '発送済みにする'],
  title: ({ count }) => [
    `Mark ${count} packed parcel${count === 1 ? '' : 's'} as shipped?`,
    `梱包済みの${count}件を発送済みにしますか`,
  ],
  text: [
    'The patients get the tracking links by mail, and commissions are written.',
    '患者に追跡リンクがメールで送られ、手数料が計上されます。',
  ],
}

const messages = defineMessages({
  others: (n: number) => [
    n === 1
      ? '1 of the chosen parcels is not packed here and stays as it is.'
      : `${n} of the chosen parcels are not packed here and stay as they are.`,
    `選択した出荷のうち${n}件は、この画面で梱包済みではないため変更されません。`,
  ],
  none: ['None of the chosen parcels is packed.', '選択した中に梱包済みの出荷がありません。'],
  done: (n: number) => [
    n === 1 ? '1 parcel is on its way' : `${n} parcels are on their way`,
    `${n}件を発送済みにしました`,
  ],
  refused: (n: number) => [`${n} could not be shipped`, `${n}件は発送済みにできませんでした`],
  carrier: ['Carrier', '配送会社'],
  tracking: (number: string) => [`Tracking number of ${number}`, `${number} のお問い合わせ番号`],
})
