import Box from '@mui/material/Box'
import { Field } from '@officina/ui/Field'
import { defineMessages, useText } from '@officina/ui/text'
import { ActionDialog } from '../../schema/ActionDialog.tsx'
import type { DialogProps } from '../../schema/actions.ts'
import { isOtherLot, PackLine } from './PackLine.tsx'
import type { Parcel } from './parcel.ts'
import { type ScanResult, scanInto } from './parcel.ts'

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

const messages = defineMessages({
  scan: ['Scan a product', '商品を読み取る'],
  scanHelp: [
    'Each scan of a product number counts one unit.',
    '商品番号を1回読み取るごとに1点と数えます。',
  ],
  counted: (title: string, count: number, of: number) => [
    `${title}: ${count} of ${of}`,
    `${title}：${of}点中${count}点`,
  ],
  wrong: (code: string, number: string) => [
    `${code} does not belong into ${number}. Put it back on the shelf.`,
    `${code} は ${number} の商品ではありません。棚に戻してください。`,
  ],
  full: (title: string) => [
    `All units of ${title} are in the box already.`,
    `${title} はすべて箱に入っています。`,
  ],
  unchecked: [
    'Check this line off before the parcel is closed.',
    '梱包を終える前に、この明細を確認してください。',
  ],
  otherLot: [
    'Compare the lot with the box, then tick this.',
    '箱のロット番号と照合してから、チェックを入れてください。',
  ],
})
