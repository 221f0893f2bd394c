import Box from '@mui/material/Box'
import { packText } from '@officina/shared/dosage/units'
import { formatMoney } from '@officina/shared/format'
import { statusOf } from '@officina/shared/status/words'
import type { ReactNode } from 'react'
import { CheckField } from './CheckField.tsx'
import { DosageFields, dosageGrid } from './DosageFields.tsx'
import { Field, FieldLabel } from './Field.tsx'
import { NumberField } from './NumberField.tsx'
import { boundsText, isWithin } from './numberBounds.ts'
import { QuantityStepper } from './QuantityStepper.tsx'
import { daysBetweenOf, type LinePack, type WrittenLine } from './recipeLine.ts'
import { SelectField } from './SelectField.tsx'
import { defineMessages, useLocale, useText } from './text.tsx'

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
  const t = useText(messages)
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
            label={t.packsOf(line.product.title)}
            value={line.quantity}
            unbounded
            error={isWithin(line.quantity, packs) ? errors.quantity : boundsText(packs, locale)}
            onChange={(quantity) => set({ quantity })}
          />
        </Box>
        <NumberField
          label={t.refills}
          value={line.refills_allowed}
          max={12}
          error={errors.refills_allowed}
          onChange={(refills) => set({ refills_allowed: refills ?? 0 })}
        />
        <NumberField
          label={t.between}
          value={daysBetweenOf(line)}
          max={365}
          error={errors.min_days_between}
          onChange={(days) => set({ min_days_between: days ?? 0, autoDays: days === null })}
        />
      </Box>
      <Field
        label={t.rationale}
        value={line.rationale}
        error={errors.rationale}
        optional
        inputProps={{ maxLength: 300 }}
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
  const t = useText(messages)
  const locale = useLocale()
  const { product } = props
  if (!product || product.variants.length < 2) return null
  return (
    <SelectField
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

const packs = { min: 1, max: 20 }

const messages = defineMessages({
  pack: ['Pack size', '規格'],
  packs: ['Packs', '個数'],
  packsOf: (name: string) => [`Packs of ${name}`, `${name}の個数`],
  refills: ['Refills', '再購入回数'],
  between: ['Days between orders', '注文間隔（日）'],
  rationale: ['Reason (shown to the patient)', '理由（患者さんに表示されます）'],
  optional: ['Optional for the patient', '患者さんが任意で選べる'],
})
