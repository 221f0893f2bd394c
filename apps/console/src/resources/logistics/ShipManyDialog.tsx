import Box from '@mui/material/Box'
import type { components } from '@officina/openapi/schema'
import { Field } from '@officina/ui/Field'
import { SelectField } from '@officina/ui/SelectField'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { useListContext, useNotify } from 'react-admin'
import { ActionDialog } from '../../schema/ActionDialog.tsx'
import { specOf } from '../../schema/spec.ts'
import { valueLabel } from '../../schema/words.ts'

const carriers = ['yamato', 'sagawa', 'japan_post', 'ups', 'usps', 'fedex', 'dhl', 'other']
type Row = { id: string; number: string; status: string }

/** The packed parcels among the chosen ones, each with its tracking number, handed to one carrier. */
export function ShipManyDialog(props: { ids: string[]; onDone: () => void; onClose: () => void }) {
  const t = useText(messages)
  const locale = useLocale()
  const notify = useNotify()
  const { data = [] } = useListContext<Row>()
  const packed = data.filter((row) => props.ids.includes(row.id) && row.status === 'packed')
  const field = specOf('shipments').fields.carrier
  return (
    <ActionDialog
      open
      onClose={props.onClose}
      path="/api/admin/shipments/ship"
      title={t.title(packed.length)}
      consequence={packed.length === 0 ? t.none : t.consequence}
      verb={t.verb}
      done={t.done}
      onDone={(answer) => {
        const refused = (answer as components['schemas']['AdminBulkResult'][]).filter(
          (row) => !row.ok,
        )
        const nameOf = (id: string) => packed.find((row) => row.id === id)?.number
        if (refused.length > 0)
          notify(refused.map((row) => `${nameOf(row.id)}: ${row.message}`).join(' '), {
            type: 'error',
          })
        props.onDone()
      }}
      initial={
        {
          carrier: 'yamato',
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
  en: {
    title: (n: number) => `Mark ${n} packed parcels as shipped?`,
    consequence: 'The patients get the tracking links by mail, and commissions are written.',
    none: 'None of the chosen parcels is packed.',
    verb: 'Mark shipped',
    done: 'The parcels are on their way',
    carrier: 'Carrier',
    tracking: (number: string) => `Tracking number of ${number}`,
  },
  ja: {
    title: (n) => `梱包済みの${n}件を発送済みにしますか`,
    consequence: '患者に追跡リンクがメールで送られ、手数料が計上されます。',
    none: '選択した中に梱包済みの出荷がありません。',
    verb: '発送済みにする',
    done: '発送済みにしました',
    carrier: '配送会社',
    tracking: (number) => `${number} のお問い合わせ番号`,
  },
})
