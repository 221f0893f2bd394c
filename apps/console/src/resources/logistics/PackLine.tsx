import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { packText } from '@officina/shared/dosage/units'
import { CheckField } from '@officina/ui/CheckField'
import { Field } from '@officina/ui/Field'
import { defineMessages, useJoin, useLocale, useText } from '@officina/ui/text'
import type { ActionForm } from '../../schema/actions.ts'
import type { Parcel } from './parcel.ts'

type Line = Parcel['lines'][number]
export type PackValues = Record<string, string>
export type PackForm = ActionForm<PackValues>
/** Units of a line that are of one lot; the names of its fields begin with `name`. */
export type Part = { line: Line; name: string }

type Props = {
  line: Line
  parts: Part[]
  form: PackForm
  onSplit: () => void
}

/** One line of a parcel: how many units are in the box, and of which lots. */
export function PackLine({ line, parts, form, onSplit }: Props) {
  const t = useText(messages)
  const locale = useLocale()
  const count = Number(form.values[`count.${line.id}`])
  const isIn = count >= line.quantity
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, mb: 4 }}>
      <Box component="legend" sx={{ p: 0, fontWeight: 600 }}>
        {line.title} × {line.quantity}
        {line.bin && ` · ${line.bin}`}
      </Box>
      <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
        {packText(line.variant_title, locale)} · {line.sku}
      </Box>
      <CheckField
        {...form.check(`count.${line.id}`)}
        checked={isIn}
        onChange={() => form.set(`count.${line.id}`, isIn ? '0' : String(line.quantity))}
        label={isIn || count === 0 ? t.inBox : t.inBoxOf(count, line.quantity)}
      />
      {parts.map((part) => (
        <LotFields key={part.name} part={part} form={form} isOne={parts.length === 1} />
      ))}
      {line.quantity > parts.length && (
        <Button size="small" onClick={onSplit}>
          {t.split}
        </Button>
      )}
    </Box>
  )
}

function LotFields(props: { part: Part; form: PackForm; isOne: boolean }) {
  const { part, form, isOne } = props
  const t = useText(messages)
  const join = useJoin()
  const { line, name } = part
  // the day of a lot that is proposed goes and comes with it; one that was typed stays
  const dayOf = (lot = '') =>
    line.proposed?.find((each) => each.lot === lot.trim())?.expires_on ?? ''
  function nameLot(lot: string) {
    const day = form.values[`${name}.expires_on`] ?? ''
    if (day === dayOf(form.values[`${name}.lot`])) form.set(`${name}.expires_on`, dayOf(lot))
    form.set(`${name}.lot`, lot)
  }
  return (
    <>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          mb: 2,
          gridTemplateColumns: { sm: isOne ? '1fr 1fr' : '1fr 1fr 88px' },
        }}
      >
        <Field
          {...form.field(`${name}.lot`)}
          onChange={(event) => nameLot(event.target.value)}
          label={t.lot}
          required
          inputProps={{ maxLength: 40 }}
        />
        <Field {...form.field(`${name}.expires_on`)} label={t.useBy} type="date" />
        {!isOne && (
          <Field
            {...form.field(`${name}.quantity`)}
            label={t.units}
            required
            inputProps={{ inputMode: 'numeric', maxLength: 4 }}
          />
        )}
      </Box>
      {isOtherLot(line, form.values[`${name}.lot`]) && (
        <CheckField
          {...form.check(`${name}.other`)}
          onChange={(event) => form.set(`${name}.other`, event.target.checked ? 'yes' : '')}
          label={t.other(join((line.proposed ?? []).map(({ lot }) => lot)))}
        />
      )}
    </>
  )
}

/** Whether a lot was typed that is not proposed: slips are found now, not by a recall. */
export const isOtherLot = ({ proposed = [] }: Line, lot = ''): boolean =>
  proposed.length > 0 && lot.trim() !== '' && !proposed.some((each) => each.lot === lot.trim())

const messages = defineMessages({
  inBox: ['In the box', '箱に入れた'],
  inBoxOf: (n: number, of: number) => [
    `In the box (${n} of ${of})`,
    `箱に入れた（${of}点中${n}点）`,
  ],
  lot: ['Lot', 'ロット番号'],
  useBy: ['Use by', '使用期限'],
  units: ['Units', '数量'],
  split: ['Add another lot', 'ロットを追加'],
  other: (shelf: string) => [
    `Differs from the shelf lot (${shelf}). I checked the box`,
    `棚のロット番号（${shelf}）と異なります。箱の表示を確認しました`,
  ],
})
