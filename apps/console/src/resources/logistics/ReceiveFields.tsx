import Box from '@mui/material/Box'
import { Field } from '@officina/ui/Field'
import { defineMessages, useText } from '@officina/ui/text'
import type { ActionForm } from '../../schema/actions.ts'

type Values = { code: string; quantity: string; lot: string; expires_on: string; document: string }

/** What is written on the boxes of a delivery. */
export function ReceiveFields(props: { form: ActionForm<Values>; disabled: boolean }) {
  const { form, disabled } = props
  const t = useText(messages)
  return (
    <Box sx={{ display: 'grid', columnGap: 4, gridTemplateColumns: { sm: '1fr 1fr' } }}>
      <Field
        {...form.field('quantity')}
        label={t.units}
        required
        disabled={disabled}
        inputProps={{ inputMode: 'numeric', maxLength: 6 }}
      />
      <Field
        {...form.field('document')}
        label={t.document}
        disabled={disabled}
        inputProps={{ maxLength: 80 }}
      />
      <Field
        {...form.field('lot')}
        label={t.lot}
        disabled={disabled}
        autoComplete="off"
        inputProps={{ maxLength: 40 }}
      />
      <Field {...form.field('expires_on')} label={t.useBy} type="date" disabled={disabled} />
    </Box>
  )
}

const messages = defineMessages({
  units: ['Units', '数量'],
  document: ['Delivery note', '納品書番号'],
  lot: ['Lot', 'ロット番号'],
  useBy: ['Use by', '使用期限'],
})
