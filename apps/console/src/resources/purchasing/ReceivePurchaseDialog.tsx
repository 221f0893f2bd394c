import Box from '@mui/material/Box'
import { titleWithPack } from '@officina/shared/dosage/titleWithPack'
import { Field } from '@officina/ui/Field'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { useState } from 'react'
import { ActionDialog } from '../../schema/ActionDialog.tsx'
import type { DialogProps } from '../../schema/actions.ts'
import { unitsOf } from '../../schema/units.ts'
import type { Purchase } from './purchase.ts'

type Line = Purchase['lines'][number]

/** What has come of each product, with its lot. */
export default function ReceivePurchaseDialog(props: DialogProps<Purchase>) {
  const t = useText(messages)
  const locale = useLocale()
  const isOpen = (line: Line) => line.received < line.ordered
  // as it was opened: when one of them has come in meanwhile, what was typed does not move to the next
  const [ids] = useState(() => props.record.lines.filter(isOpen).map(({ id }) => id))
  const open = ids.flatMap((id) => props.record.lines.find((line) => line.id === id) ?? [])
  return (
    <ActionDialog
      {...props}
      initial={
        Object.fromEntries(
          open.flatMap((_, i) => [
            [`lines.${i}.quantity`, ''],
            [`lines.${i}.lot`, ''],
            [`lines.${i}.expires_on`, ''],
          ]),
        ) as Record<string, string>
      }
      body={(values) => ({
        lines: open.map((line, i) => ({
          line_id: line.id,
          quantity: unitsOf(values[`lines.${i}.quantity`]),
          lot: values[`lines.${i}.lot`]?.trim() || null,
          expires_on: values[`lines.${i}.expires_on`] || null,
        })),
      })}
    >
      {(form) =>
        open.map((line, i) => (
          <Box component="fieldset" key={line.id} sx={{ border: 0, p: 0, m: 0, mb: 3 }}>
            <Box component="legend" sx={{ p: 0, mb: 2, fontWeight: 600 }}>
              {titleWithPack(line.product, line.variant, locale)} ·{' '}
              {t.missing(Math.max(0, line.ordered - line.received))}
            </Box>
            <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { sm: '96px 1fr 1fr' } }}>
              <Field
                {...form.field(`lines.${i}.quantity`)}
                label={t.units}
                inputProps={{ inputMode: 'numeric', maxLength: 6 }}
              />
              <Field
                {...form.field(`lines.${i}.lot`)}
                label={t.lot}
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
  units: ['Units', '数量'],
  lot: ['Lot', 'ロット番号'],
  useBy: ['Use by', '使用期限'],
  missing: (n: number) => [`${n} to come`, `未入庫${n}点`],
})
