import Box from '@mui/material/Box'
import { Field } from '@officina/ui/Field'
import { defineMessages, useText } from '@officina/ui/text'
import { ActionDialog } from '../../schema/ActionDialog.tsx'
import type { ParcelDialogProps } from './types.ts'

/** Lots of a parcel that has left: sent from the shop's house without them, or written down wrong. */
export function LotsDialog({ parcel, onClose }: ParcelDialogProps) {
  const t = useText(messages)
  const { lines } = parcel
  return (
    <ActionDialog
      open
      onClose={onClose}
      path={`/api/admin/shipments/${parcel.id}/record-lots`}
      title={t.title(parcel.number)}
      consequence={t.consequence}
      verb={t.verb}
      done={t.done(parcel.number)}
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
  title: (number: string) => [`Lots of ${number}`, `${number} のロット番号`],
  consequence: [
    'A recall of one of these lots reaches the patient of this parcel.',
    'このロットが回収対象になった場合、この出荷の患者に通知されます。',
  ],
  verb: ['Save lots', 'ロット番号を保存'],
  done: (number: string) => [
    `The lots of ${number} were saved`,
    `${number} のロット番号を保存しました`,
  ],
  lot: ['Lot', 'ロット番号'],
  useBy: ['Use by', '使用期限'],
})
