import Box from '@mui/material/Box'
import { CheckField } from '@officina/ui/CheckField'
import { DosageFields, dosageGrid } from '@officina/ui/DosageFields'
import { Field, FieldLabel } from '@officina/ui/Field'
import { NumberField } from '@officina/ui/NumberField'
import { QuantityStepper } from '@officina/ui/QuantityStepper'
import { useText } from '@officina/ui/text'
import { type DraftLine, daysBetweenOf } from './draft.ts'
import { PackField } from './PackField.tsx'
import { SaveDefault } from './SaveDefault.tsx'
import { Substitutes } from './Substitutes.tsx'
import { recipeWords } from './words.ts'

export type LineEditorProps = {
  line: DraftLine
  onChange: (line: DraftLine) => void
  /** Texts by field of this line. */
  errors?: Record<string, string>
}

/** Dosage, packs, refills and reason of one line. */
export function LineEditor({ line, onChange, errors = {} }: LineEditorProps) {
  const t = useText(recipeWords)
  const set = (next: Partial<DraftLine>) => onChange({ ...line, ...next })
  return (
    <Box>
      <DosageFields
        dosage={line}
        onChange={(change) => set(change as Partial<DraftLine>)}
        errors={errors}
        isTopical={line.product.usage_kind === 'topical'}
      />
      <PackField line={line} onChange={onChange} />
      <Box sx={dosageGrid}>
        <Box sx={{ mb: 5 }}>
          <FieldLabel>{t.quantity}</FieldLabel>
          <QuantityStepper
            label={t.quantityOf(line.product.title)}
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
          label={t.daysBetween}
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
      <Substitutes line={line} onChange={onChange} error={errors.substitutes} />
      <SaveDefault line={line} />
    </Box>
  )
}
