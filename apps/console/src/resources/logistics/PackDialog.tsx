import Box from '@mui/material/Box'
import { Field } from '@officina/ui/Field'
import { defineMessages, useText } from '@officina/ui/text'
import { useState } from 'react'
import { ActionDialog } from '../../schema/ActionDialog.tsx'
import type { DialogProps } from '../../schema/actions.ts'
import { unitsOf } from '../../schema/units.ts'
import { isOtherLot, type PackForm, PackLine, type Part } from './PackLine.tsx'
import { type Parcel, type ScanResult, scanInto } from './parcel.ts'

/** Every line is checked off, by the scanner or by hand, with its lots; those that expire first are proposed. */
export default function PackDialog(props: DialogProps<Parcel>) {
  const { record: parcel } = props
  const t = useText(messages)
  const { lines } = parcel
  const [parts, setParts] = useState(() => lines.flatMap(partsOf))
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
          ...Object.fromEntries(parts.flatMap(valuesOf)),
          ...Object.fromEntries(lines.map((line) => [`count.${line.id}`, '0'])),
          scan: '',
          scanned: '',
        } as Record<string, string>
      }
      check={(values) =>
        Object.fromEntries([
          ...lines
            .filter((line) => Number(values[`count.${line.id}`]) < line.quantity)
            .map((line) => [`count.${line.id}`, [t.unchecked]]),
          ...parts.flatMap((part, i) =>
            isOtherLot(part.line, values[`lines.${i}.lot`]) && !values[`lines.${i}.other`]
              ? [[`lines.${i}.other`, [t.otherLot]]]
              : [],
          ),
        ])
      }
      body={(values) => ({
        lines: parts.flatMap(({ line, quantity }, i) => {
          const lot = values[`lines.${i}.lot`]
          const units = unitsOf(values[`lines.${i}.quantity`])
          // a lot that was added and not filled in
          if (quantity === 0 && !lot && units === 0) return []
          const isOne = parts.filter((part) => part.line === line).length === 1
          return [
            {
              shipment_line_id: line.id,
              lot,
              expires_on: values[`lines.${i}.expires_on`] || null,
              ...(isOne ? {} : { quantity: units }),
            },
          ]
        }),
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
              const counts = lines.map((line) => Number(form.values[`count.${line.id}`]))
              const result = scanInto(lines, counts, code)
              if (result.is === 'counted')
                form.set(`count.${lines[result.index]?.id}`, String(result.count))
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
          {lines.map((line) => (
            <PackLine
              key={line.id}
              line={line}
              parts={parts.map((part, i) => ({ ...part, name: `lines.${i}` }))}
              form={form}
              onSplit={() => addPart(line, form, parts, setParts)}
            />
          ))}
        </>
      )}
    </ActionDialog>
  )
}

/** The lots that are proposed for a line, and what they leave over. */
function partsOf(line: Parcel['lines'][number]): Part[] {
  const proposed = line.proposed ?? []
  const rest = line.quantity - proposed.reduce((total, { quantity }) => total + quantity, 0)
  return [
    ...proposed.map(({ lot, expires_on, quantity }) => ({ line, lot, expires_on, quantity })),
    ...(rest > 0 ? [{ line, lot: '', expires_on: null, quantity: rest }] : []),
  ]
}

const valuesOf = ({ lot, expires_on, quantity }: Part, i: number) => [
  [`lines.${i}.lot`, lot],
  [`lines.${i}.expires_on`, expires_on ?? ''],
  [`lines.${i}.quantity`, String(quantity)],
  [`lines.${i}.other`, ''],
]

/** At the end: the fields of the others keep their names, and what is typed in them. */
function addPart(
  line: Part['line'],
  form: PackForm,
  parts: Part[],
  setParts: (parts: Part[]) => void,
): void {
  const part = { line, lot: '', expires_on: null, quantity: 0 }
  for (const [name = '', value = ''] of valuesOf(part, parts.length)) form.set(name, value)
  setParts([...parts, part])
}

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
})
