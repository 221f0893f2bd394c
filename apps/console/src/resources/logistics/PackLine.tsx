import Box from '@mui/material/Box'
import { CheckField } from '@officina/ui/CheckField'
import { Field } from '@officina/ui/Field'
import { defineMessages, useText } from '@officina/ui/text'
import type { ActionForm } from '../../schema/ActionDialog.tsx'
import type { Parcel } from './ParcelPanel.tsx'

type Props = {
  line: Parcel['lines'][number]
  /** Where its values stand in the form. */
  name: string
  form: ActionForm<Record<string, string>>
}

/** One line of a parcel: how many units are in the box, and of which lot. */
export function PackLine({ line, name, form }: Props) {
  const t = useText(messages)
  const count = Number(form.values[`${name}.count`])
  const isIn = count >= line.quantity
  const check = form.check(`${name}.count`)
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0 }}>
      <Box component="legend" sx={{ p: 0, fontWeight: 600 }}>
        {line.title} × {line.quantity}
        {line.bin && ` · ${line.bin}`}
      </Box>
      <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
        {line.variant_title} · {line.sku}
      </Box>
      <CheckField
        {...check}
        checked={isIn}
        onChange={() => form.set(`${name}.count`, isIn ? '0' : String(line.quantity))}
        label={isIn || count === 0 ? t.inBox : t.counted(count, line.quantity)}
      />
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <Field
          {...form.field(`${name}.lot`)}
          label={t.lot}
          required
          inputProps={{ maxLength: 40 }}
        />
        <Field {...form.field(`${name}.expires_on`)} label={t.useBy} type="date" />
      </Box>
    </Box>
  )
}

const messages = defineMessages({
  en: {
    inBox: 'In the box',
    counted: (n: number, of: number) => `In the box (${n} of ${of})`,
    lot: 'Lot',
    useBy: 'Use by',
  },
  ja: {
    inBox: '箱に入れた',
    counted: (n, of) => `箱に入れた（${of}点中${n}点）`,
    lot: 'ロット番号',
    useBy: '使用期限',
  },
})
