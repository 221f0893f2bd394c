import Box from '@mui/material/Box'
import { CheckField } from '@officina/ui/CheckField'
import { Field } from '@officina/ui/Field'
import { defineMessages, useText } from '@officina/ui/text'
import type { ActionForm } from '../../schema/actions.ts'
import type { Parcel } from './parcel.ts'

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
  const asked = form.check(`${name}.other`)
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
      {isOtherLot(line, form.values[`${name}.lot`]) && (
        <CheckField
          {...asked}
          onChange={(event) => form.set(`${name}.other`, event.target.checked ? 'yes' : '')}
          label={t.other(line.shelf_lot ?? '')}
        />
      )}
    </Box>
  )
}

/** Whether a lot was typed that is not the one on the shelf: slips are found now, not by a recall. */
export const isOtherLot = (line: Props['line'], lot = ''): boolean =>
  Boolean(line.shelf_lot && lot.trim() && lot.trim() !== line.shelf_lot)

const messages = defineMessages({
  inBox: ['In the box', '箱に入れた'],
  counted: (n: number, of: number) => [
    `In the box (${n} of ${of})`,
    `箱に入れた（${of}点中${n}点）`,
  ],
  lot: ['Lot', 'ロット番号'],
  other: (shelf: string) => [
    `Not the lot of the shelf (${shelf}): I have read it off the box`,
    `棚のロット番号（${shelf}）と異なります。箱の表示を確認しました`,
  ],
  useBy: ['Use by', '使用期限'],
})
