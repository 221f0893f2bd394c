import Box from '@mui/material/Box'
import { Field } from '@officina/ui/Field'
import { defineMessages, useText } from '@officina/ui/text'
import { ActionDialog } from '../../schema/ActionDialog.tsx'
import type { DialogProps } from '../../schema/actions.ts'
import type { Parcel } from './parcel.ts'

/** Lots of a parcel that has shipped: sent by the shop without them, or recorded wrong. */
export default function LotsDialog(props: DialogProps<Parcel>) {
  const t = useText(messages)
  const { lines } = props.record
  return (
    <ActionDialog
      {...props}
      initial={
        Object.fromEntries(
          lines.flatMap((line, i) => [
            [`lines.${i}.lot`, line.lot ?? ''],
            [`lines.${i}.expires_on`, line.expires_on ?? ''],
          ]),
        ) as Record<string, string>
      }
      body={(values) => ({
        lines: lines.map((line, i) => ({
          shipment_line_id: line.id,
          lot: values[`lines.${i}.lot`],
          expires_on: values[`lines.${i}.expires_on`] || null,
        })),
      })}
    >
      {(form) =>
        lines.map((line, i) => (
          <Box component="fieldset" key={line.id} sx={{ border: 0, p: 0, m: 0 }}>
            <Box component="legend" sx={{ p: 0, mb: 2, fontWeight: 600 }}>
              {line.title} × {line.quantity}
            </Box>
            <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { sm: '1fr 1fr' } }}>
              <Field
                {...form.field(`lines.${i}.lot`)}
                label={t.lot}
                required
                inputProps={{ maxLength: 40 }}
              />
              <Field {...form.field(`lines.${i}.expires_on`)} label={t.useBy} type="date" />
            </Box>
          </Box>
        ))
      }
    </ActionDialog>
  )
}

const messages = defineMessages({
  lot: ['Lot', 'ロット番号'],
  useBy: ['Use by', '使用期限'],
})
