import Box from '@mui/material/Box'
import { q } from '@officina/client/query'
import { CheckField } from '@officina/ui/CheckField'
import { DosageFields, dosageGrid } from '@officina/ui/DosageFields'
import { Field, FieldLabel } from '@officina/ui/Field'
import { NumberField } from '@officina/ui/NumberField'
import { QuantityStepper } from '@officina/ui/QuantityStepper'
import { SelectField } from '@officina/ui/SelectField'
import { defineMessages, useText } from '@officina/ui/text'
import { useQuery } from '@tanstack/react-query'
import { type DraftLine, daysBetweenOf } from './draft.ts'

type Props = {
  line: DraftLine
  onChange: (line: DraftLine) => void
  errors: Record<string, string>
}

/** Dosage, packs, refills and reason of one line. */
export function LineFields({ line, onChange, errors }: Props) {
  const t = useText(messages)
  const set = (change: object) => onChange({ ...line, ...change })
  return (
    <>
      <DosageFields
        dosage={line}
        onChange={set}
        errors={errors}
        isTopical={line.product.usage_kind === 'topical'}
      />
      <Packs line={line} onChange={onChange} />
      <Box sx={dosageGrid}>
        <Box sx={{ mb: 5 }}>
          <FieldLabel>{t.packs}</FieldLabel>
          <QuantityStepper
            label={t.packsOf(line.product.title)}
            value={line.quantity}
            onChange={(quantity) => set({ quantity })}
          />
        </Box>
        <NumberField
          label={t.refills}
          value={line.refills_allowed}
          max={12}
          onChange={(refills) => set({ refills_allowed: refills ?? 0 })}
        />
        <NumberField
          label={t.between}
          value={daysBetweenOf(line)}
          max={365}
          onChange={(days) => set({ min_days_between: days ?? 0, autoDays: days === null })}
        />
      </Box>
      <Field
        label={t.rationale}
        value={line.rationale}
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
function Packs({ line, onChange }: { line: DraftLine; onChange: (line: DraftLine) => void }) {
  const t = useText(messages)
  const { data: product } = useQuery(
    q('/api/admin/products/{productId}', { params: { path: { productId: line.product_id } } }),
  )
  if (!product || product.variants.length < 2) return null
  return (
    <SelectField
      label={t.pack}
      value={line.variant_id}
      options={product.variants.map((pack) => ({ value: pack.id, label: pack.title }))}
      onChange={(event) => {
        const pack = product.variants.find((each) => each.id === event.target.value)
        if (!pack) return
        onChange({
          ...line,
          variant_id: pack.id,
          variant_title: pack.title,
          units_per_pack: pack.units_per_pack,
          pack_unit: pack.unit,
          price_now: pack.price,
          product: { ...line.product, availability: pack.availability },
          substitutes: line.substitutes.filter((each) => each !== pack.id),
        })
      }}
    />
  )
}

const messages = defineMessages({
  en: {
    pack: 'Pack size',
    packs: 'Packs',
    packsOf: (name: string) => `Packs of ${name}`,
    refills: 'Refills',
    between: 'Days between orders',
    rationale: 'Why (the patient reads this)',
    optional: 'Optional for the patient',
  },
  ja: {
    pack: '規格',
    packs: '個数',
    packsOf: (name) => `${name}の個数`,
    refills: '再注文回数',
    between: '注文間隔（日）',
    rationale: '理由（患者さんに表示されます）',
    optional: '患者さんが任意で選べる',
  },
})
