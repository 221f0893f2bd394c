import Box from '@mui/material/Box'
import { packText } from '@officina/shared/dosage/units'
import { formatMoney } from '@officina/shared/format'
import { statusOf } from '@officina/shared/status/words'
import type { ReactNode } from 'react'
import { CheckField } from './CheckField.tsx'
import { DosageFields, dosageGrid } from './DosageFields.tsx'
import { Field, FieldLabel } from './Field.tsx'
import { lineBounds, lineLengths } from './lineBounds.ts'
import { lineFieldWords } from './lineFieldWords.ts'
import { NumberField } from './NumberField.tsx'
import { boundsText, isWithin } from './numberBounds.ts'
import { QuantityStepper } from './QuantityStepper.tsx'
import { daysBetweenOf, type LinePack, type WrittenLine } from './recipeLine.ts'
import { SelectField } from './SelectField.tsx'
import { useLocale, useText } from './text.tsx'

type Props<Line> = {
  line: Line
  onChange: (line: Line) => void
  /** Texts by field of this line. */
  errors?: Record<string, string>
  /** The choice of the pack, between dosage and number of packs. */
  pack?: ReactNode
}

/** Dosage, packs, refills and reason of one recipe line. */
export function LineFields<Line extends WrittenLine>(props: Props<Line>) {
  const t = useText(lineFieldWords)
  const locale = useLocale()
  const { line, errors = {} } = props
  const set = (change: Partial<WrittenLine>) => props.onChange({ ...line, ...change })
  return (
    <>
      <DosageFields
        dosage={line}
        onChange={set}
        errors={errors}
        isTopical={line.product.usage_kind === 'topical'}
      />
      {props.pack}
      <Box sx={dosageGrid}>
        <Box sx={{ mb: 5 }}>
          <FieldLabel>{t.packs}</FieldLabel>
          <QuantityStepper
            name="quantity"
            label={t.packsOf(line.product.title)}
            value={line.quantity}
            unbounded
            error={
              isWithin(line.quantity, lineBounds.quantity)
                ? errors.quantity
                : boundsText(lineBounds.quantity, locale)
            }
            onChange={(quantity) => set({ quantity })}
          />
        </Box>
        <NumberField
          name="refills_allowed"
          label={t.refills}
          value={line.refills_allowed}
          {...lineBounds.refills_allowed}
          error={errors.refills_allowed}
          onChange={(refills) => set({ refills_allowed: refills ?? 0 })}
        />
        <NumberField
          name="min_days_between"
          label={t.between}
          value={daysBetweenOf(line)}
          {...lineBounds.min_days_between}
          error={errors.min_days_between}
          onChange={(days) => set({ min_days_between: days ?? 0, autoDays: days === null })}
        />
      </Box>
      <Field
        name="rationale"
        label={t.rationale}
        value={line.rationale}
        error={errors.rationale}
        optional
        inputProps={{ maxLength: lineLengths.rationale }}
        onChange={(event) => set({ rationale: event.target.value })}
      />
      <CheckField
        label={t.optional}
        checked={line.optional}
        onChange={(event) => set({ optional: event.target.checked })}
      />
    </>
  )
}

/** Which pack of the product; nothing to choose when there is one only. */
export function PackField(props: {
  value: string
  product: { currency: string; variants: LinePack[] } | undefined
  onChoose: (pack: LinePack) => void
}) {
  const t = useText(lineFieldWords)
  const locale = useLocale()
  const { product } = props
  if (!product || product.variants.length < 2) return null
  return (
    <SelectField
      name="variant_id"
      label={t.pack}
      value={props.value}
      options={product.variants.map((pack) => ({
        value: pack.id,
        label: [
          packText(pack.title, locale),
          formatMoney(pack.price, product.currency, locale),
          pack.availability !== 'in_stock' &&
            statusOf('availability', pack.availability, locale).label,
        ]
          .filter(Boolean)
          .join(' · '),
      }))}
      onChange={(event) => {
        const pack = product.variants.find((each) => each.id === event.target.value)
        if (pack) props.onChoose(pack)
      }}
    />
  )
}
