import Box from '@mui/material/Box'
import { Field } from '@officina/ui/Field'
import { defineMessages, useText } from '@officina/ui/text'
import { ActionDialog } from '../../schema/ActionDialog.tsx'
import type { ParcelDialogProps } from './ParcelPanel.tsx'

/** Every line is checked off with its lot; the lot on the shelf is suggested. */
export function PackDialog({ parcel, onClose }: ParcelDialogProps) {
  const t = useText(messages)
  const { lines } = parcel
  return (
    <ActionDialog
      open
      onClose={onClose}
      path={`/api/admin/shipments/${parcel.id}/pack`}
      title={t.title(parcel.number)}
      consequence={t.consequence}
      verb={t.verb}
      done={t.done(parcel.number)}
      initial={
        {
          ...Object.fromEntries(
            lines.flatMap((line, i) => [
              [`lines.${i}.lot`, line.shelf_lot ?? ''],
              [`lines.${i}.expires_on`, line.shelf_expires_on ?? ''],
            ]),
          ),
          weight_g: '',
        } as Record<string, string>
      }
      body={(values) => ({
        weight_g: values.weight_g ? Number(values.weight_g) : null,
        lines: lines.map((line, i) => ({
          shipment_line_id: line.id,
          lot: values[`lines.${i}.lot`],
          expires_on: values[`lines.${i}.expires_on`] || null,
        })),
      })}
    >
      {(form) => (
        <>
          {lines.map((line, i) => (
            <Box key={line.id} component="fieldset" sx={{ border: 0, p: 0, m: 0 }}>
              <Box component="legend" sx={{ fontWeight: 600, mb: 2 }}>
                {line.title} × {line.quantity}
                {line.bin && ` · ${line.bin}`}
              </Box>
              <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: '1fr 1fr' }}>
                <Field
                  {...form.field(`lines.${i}.lot`)}
                  label={t.lot}
                  required
                  inputProps={{ maxLength: 40 }}
                />
                <Field {...form.field(`lines.${i}.expires_on`)} label={t.useBy} type="date" />
              </Box>
            </Box>
          ))}
          <Field
            {...form.field('weight_g')}
            label={t.weight}
            help={t.weightHelp}
            optional
            type="number"
            inputProps={{ min: 1, max: 100_000 }}
          />
        </>
      )}
    </ActionDialog>
  )
}

const messages = defineMessages({
  en: {
    title: (number: string) => `Pack ${number}`,
    consequence: 'Check each line against the box. The lots are what a recall is traced by.',
    verb: 'Packed',
    done: (number: string) => `${number} is packed`,
    lot: 'Lot',
    useBy: 'Use by',
    weight: 'Weight (g)',
    weightHelp: 'Empty: the sum of the products.',
  },
  ja: {
    title: (number) => `${number} を梱包`,
    consequence: '明細と箱の中身を照合してください。ロット番号は回収時の追跡に使われます。',
    verb: '梱包済みにする',
    done: (number) => `${number} を梱包しました`,
    lot: 'ロット番号',
    useBy: '使用期限',
    weight: '重量（g）',
    weightHelp: '空欄の場合は商品の合計になります。',
  },
})
