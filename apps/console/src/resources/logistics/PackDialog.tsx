import Box from '@mui/material/Box'
import { Field } from '@officina/ui/Field'
import { defineMessages, useText } from '@officina/ui/text'
import { ActionDialog } from '../../schema/ActionDialog.tsx'
import type { DialogProps } from '../../schema/actions.ts'
import { unitsOf } from '../../schema/units.ts'
import { isOtherLot, type PackForm, PackLine, type PackValues, type Part } from './PackLine.tsx'
import { type Parcel, type ScanResult, scanInto } from './parcel.ts'

/** Every line is checked off, by the scanner or by hand, with its lots; those that expire first are proposed. */
export default function PackDialog(props: DialogProps<Parcel>) {
  const { record: parcel } = props
  const t = useText(messages)
  const { lines } = parcel
  const partsOf = (values: PackValues) => partsIn(values, lines)
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
          ...Object.fromEntries(lines.flatMap(proposedFor).flatMap(valuesOf)),
          ...Object.fromEntries(lines.map((line) => [`count.${line.id}`, '0'])),
          scan: '',
          scanned: '',
        } as PackValues
      }
      check={(values) =>
        Object.fromEntries([
          ...lines
            .filter((line) => Number(values[`count.${line.id}`]) < line.quantity)
            .map((line) => [`count.${line.id}`, [t.unchecked]]),
          ...partsOf(values).flatMap(({ line, name }) =>
            isOtherLot(line, values[`${name}.lot`]) && !values[`${name}.other`]
              ? [[`${name}.other`, [t.otherLot]]]
              : [],
          ),
        ])
      }
      body={(values) => ({
        lines: partsOf(values).flatMap(({ line, name }, _, parts) => {
          const lot = values[`${name}.lot`]
          const units = unitsOf(values[`${name}.quantity`])
          // a lot that was added and not filled in
          if (!lot && units === 0) return []
          const isOne = parts.filter((part) => part.line === line).length === 1
          return [
            {
              shipment_line_id: line.id,
              lot,
              expires_on: values[`${name}.expires_on`] || null,
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
              parts={partsOf(form.values).filter((part) => part.line === line)}
              form={form}
              onSplit={() => addPart(line, form)}
            />
          ))}
        </>
      )}
    </ActionDialog>
  )
}

type Line = Part['line']

/** The lots that are proposed for a line, and what they leave over. */
function proposedFor(line: Line): Proposed[] {
  const proposed = line.proposed ?? []
  const rest = line.quantity - proposed.reduce((total, { quantity }) => total + quantity, 0)
  return [
    ...proposed.map(({ lot, expires_on, quantity }) => ({ line, lot, expires_on, quantity })),
    ...(rest > 0 ? [{ line, lot: '', expires_on: null, quantity: rest }] : []),
  ]
}

type Proposed = { line: Line; lot: string; expires_on: string | null; quantity: number }

const valuesOf = ({ line, lot, expires_on, quantity }: Proposed, i: number) => [
  // whose lot it is stands in the form too: it is kept with what is typed, and outlives a parcel that is read again
  [`lines.${i}.of`, line.id],
  [`lines.${i}.lot`, lot],
  [`lines.${i}.expires_on`, expires_on ?? ''],
  [`lines.${i}.quantity`, String(quantity)],
  [`lines.${i}.other`, ''],
]

/** The lots that stand in the form. */
const partsIn = (values: PackValues, lines: readonly Line[]): Part[] =>
  Array.from({ length: countIn(values) }, (_, i) => `lines.${i}`).flatMap((name) => {
    const line = lines.find(({ id }) => id === values[`${name}.of`])
    return line ? [{ line, name }] : []
  })

const countIn = (values: PackValues): number =>
  Object.keys(values).filter((name) => /^lines\.\d+\.of$/.test(name)).length

/** At the end: the fields of the others keep their names, and what is typed in them. */
function addPart(line: Line, form: PackForm): void {
  const part = { line, lot: '', expires_on: null, quantity: 0 }
  for (const [name = '', value = ''] of valuesOf(part, countIn(form.values))) form.set(name, value)
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
