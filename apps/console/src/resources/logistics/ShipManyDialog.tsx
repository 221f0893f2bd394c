import Box from '@mui/material/Box'
import type { components } from '@officina/openapi/schema'
import { Field } from '@officina/ui/Field'
import { FormDialog } from '@officina/ui/FormDialog'
import { SelectField } from '@officina/ui/SelectField'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { useState } from 'react'
import { useListContext, useNotify, useRefresh } from 'react-admin'
import { ActionDialog } from '../../schema/ActionDialog.tsx'
import { specOf } from '../../schema/spec.ts'
import { valueLabel } from '../../schema/words.ts'

const carriers = ['yamato', 'sagawa', 'japan_post', 'ups', 'usps', 'fedex', 'dhl', 'other']
type Result = components['schemas']['AdminBulkResult']
type Row = { id: string; number: string; status: string; ship_region: string }

/** The packed parcels among the chosen ones, each with its tracking number, handed to one carrier. */
export function ShipManyDialog(props: { ids: string[]; onDone: () => void; onClose: () => void }) {
  const t = useText(messages)
  const locale = useLocale()
  const notify = useNotify()
  const refresh = useRefresh()
  const { data = [] } = useListContext<Row>()
  // as it was chosen: once they are shipped, the list behind reads that none is packed
  const [packed] = useState(() =>
    data.filter((row) => props.ids.includes(row.id) && row.status === 'packed'),
  )
  const others = props.ids.length - packed.length
  const [refused, setRefused] = useState<Result[]>([])
  const field = specOf('shipments').fields.carrier
  if (refused.length > 0)
    return (
      <FormDialog
        title={t.refused(refused.length)}
        formProps={{}}
        isTyped={false}
        pending={false}
        onClose={props.onDone}
      >
        <div role="status">
          <ul>
            {refused.map((row) => (
              <li key={row.id}>
                {packed.find(({ id }) => id === row.id)?.number}: {row.message}
              </li>
            ))}
          </ul>
        </div>
      </FormDialog>
    )
  return (
    <ActionDialog
      open
      onClose={props.onClose}
      path="/api/admin/shipments/ship"
      title={t.title(packed.length)}
      consequence={
        packed.length === 0
          ? t.none
          : [t.consequence, others > 0 && t.others(others)].filter(Boolean).join(' ')
      }
      verb={packed.length === 0 ? undefined : t.verb}
      onDone={(answer) => {
        const results = answer as Result[]
        const failed = results.filter((row) => !row.ok)
        refresh()
        if (failed.length < results.length)
          notify(t.done(results.length - failed.length), { type: 'success' })
        if (failed.length > 0) setRefused(failed)
        else props.onDone()
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
            options={carriers.map((value) => ({
              value,
              label: field ? valueLabel(field, value, locale) : value,
            }))}
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

const messages = defineMessages({
  title: (n: number) => [
    `Mark ${n} packed parcel${n === 1 ? '' : 's'} as shipped?`,
    `梱包済みの${n}件を発送済みにしますか`,
  ],
  consequence: [
    'The patients get the tracking links by mail, and commissions are written.',
    '患者に追跡リンクがメールで送られ、手数料が計上されます。',
  ],
  others: (n: number) => [
    n === 1
      ? '1 of the chosen parcels is not packed here and stays as it is.'
      : `${n} of the chosen parcels are not packed here and stay as they are.`,
    `選択した出荷のうち${n}件は、この画面で梱包済みではないため変更されません。`,
  ],
  none: ['None of the chosen parcels is packed.', '選択した中に梱包済みの出荷がありません。'],
  verb: ['Mark shipped', '発送済みにする'],
  done: (n: number) => [
    n === 1 ? '1 parcel is on its way' : `${n} parcels are on their way`,
    `${n}件を発送済みにしました`,
  ],
  refused: (n: number) => [`${n} could not be shipped`, `${n}件は発送済みにできませんでした`],
  carrier: ['Carrier', '配送会社'],
  tracking: (number: string) => [`Tracking number of ${number}`, `${number} のお問い合わせ番号`],
})
