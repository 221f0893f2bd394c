import Box from '@mui/material/Box'
import { packText } from '@officina/shared/dosage/units'
import { CheckField } from '@officina/ui/CheckField'
import { Field } from '@officina/ui/Field'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { ActionDialog } from '../../schema/ActionDialog.tsx'
import type { ActionForm, DialogProps } from '../../schema/actions.ts'
import { type Parcel, type ScanResult, scanInto } from './parcel.ts'

/** Every line is checked off, by the scanner or by hand, with its lot; the lot on the shelf is suggested. */
export default function PackDialog(props: DialogProps<Parcel>) {
  const { record: parcel } = props
  const t = useText(messages)
  const { lines } = parcel
  const said = (result: ScanResult, code: string) =>
    result.is === 'wrong'
      ? t.wrong(code, parcel.number)
      : result.is === 'full'
        ? t.full(result.title)
        : t.counted(result.title, result.count, result.quantity)
  return (
    <ActionDialog
      {...props}
      initial={
        {
          ...Object.fromEntries(
            lines.flatMap((line, i) => [
              [`lines.${i}.lot`, line.shelf_lot ?? ''],
              [`lines.${i}.expires_on`, line.shelf_expires_on ?? ''],
              [`lines.${i}.count`, '0'],
              [`lines.${i}.other`, ''],
            ]),
          ),
          scan: '',
          scanned: '',
        } as Record<string, string>
      }
      check={(values) =>
        Object.fromEntries(
          lines.flatMap((line, i) => [
            ...(Number(values[`lines.${i}.count`]) < line.quantity
              ? [[`lines.${i}.count`, [t.unchecked]]]
              : []),
            ...(isOtherLot(line, values[`lines.${i}.lot`]) && !values[`lines.${i}.other`]
              ? [[`lines.${i}.other`, [t.otherLot]]]
              : []),
          ]),
        )
      }
      body={(values) => ({
        lines: lines.map((line, i) => ({
          shipment_line_id: line.id,
          lot: values[`lines.${i}.lot`],
          expires_on: values[`lines.${i}.expires_on`] || null,
        })),
      })}
    >
      {(form) => (
        <>
          <Box
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              // the scanner ends with Enter: it counts a unit, it does not close the parcel
              event.preventDefault()
              const code = form.values.scan?.trim() ?? ''
              if (!code) return
              const counts = lines.map((_, i) => Number(form.values[`lines.${i}.count`]))
              const result = scanInto(lines, counts, code)
              if (result.is === 'counted')
                form.set(`lines.${result.index}.count`, String(result.count))
              form.set('scan', '')
              if (result.is === 'counted') form.set('scanned', said(result, code))
              else form.setErrors((old) => ({ ...old, scan: [said(result, code)] }))
            }}
          >
            <Field
              {...form.field('scan')}
              label={t.scan}
              help={form.values.scanned || t.scanHelp}
              autoFocus
              autoComplete="off"
              inputProps={{ maxLength: 80 }}
            />
          </Box>
          {lines.map((line, i) => (
            <PackLine key={line.id} line={line} name={`lines.${i}`} form={form} />
          ))}
        </>
      )}
    </ActionDialog>
  )
}

type Props = {
  line: Parcel['lines'][number]
  /** Where its values stand in the form. */
  name: string
  form: ActionForm<Record<string, string>>
}

/** One line of a parcel: how many units are in the box, and of which lot. */
function PackLine({ line, name, form }: Props) {
  const t = useText(messages)
  const locale = useLocale()
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
        {packText(line.variant_title, locale)} · {line.sku}
      </Box>
      <CheckField
        {...check}
        checked={isIn}
        onChange={() => form.set(`${name}.count`, isIn ? '0' : String(line.quantity))}
        label={isIn || count === 0 ? t.inBox : t.inBoxOf(count, line.quantity)}
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
const isOtherLot = (line: Props['line'], lot = ''): boolean =>
  Boolean(line.shelf_lot && lot.trim() && lot.trim() !== line.shelf_lot)

const messages = defineMessages({
  scan: ['Scan a product', '商品を読み取る'],
  scanHelp: ['Each scan counts one unit.', '商品を1回読み取るごとに1点と数えます。'],
  counted: (title: string, count: number, of: number) => [
    `${title}: ${count} of ${of}`,
    `${title}：${of}点中${count}点`,
  ],
  wrong: (code: string, number: string) => [
    `${code} does not belong in ${number}. Put it back on the shelf.`,
    `${code} は ${number} の商品ではありません。棚に戻してください。`,
  ],
  full: (title: string) => [
    `All units of ${title} are already in the box.`,
    `${title} はすべて箱に入っています。`,
  ],
  unchecked: [
    'Check off this line before you finish packing.',
    '梱包を終える前に、この明細を確認してください。',
  ],
  otherLot: [
    'Compare the lot with the box, then check this.',
    '箱のロット番号と照合してから、チェックを入れてください。',
  ],
  inBox: ['In the box', '箱に入れた'],
  inBoxOf: (n: number, of: number) => [
    `In the box (${n} of ${of})`,
    `箱に入れた（${of}点中${n}点）`,
  ],
  lot: ['Lot', 'ロット番号'],
  other: (shelf: string) => [
    `Differs from the shelf lot (${shelf}). I checked the box`,
    `棚のロット番号（${shelf}）と異なります。箱の表示を確認しました`,
  ],
  useBy: ['Use by', '使用期限'],
})
