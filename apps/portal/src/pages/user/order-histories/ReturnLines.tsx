import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import { packText } from '@officina/shared/dosage/units'
import { formatDateTime } from '@officina/shared/format'
import { CheckField } from '@officina/ui/CheckField'
import { QuantityStepper } from '@officina/ui/QuantityStepper'
import { useLocale, useText } from '@officina/ui/text'
import type { Order } from './OrderLines.tsx'
import { returnMessages } from './returnMessages.ts'

type Line = Order['lines'][number]
type Units = Record<string, number>

/** The lines of the order, to choose from; one that cannot come back says why. */
export function ReturnLines(props: {
  id: string
  order: Order
  value: Units
  error: string | undefined
  onChange: (value: Units) => void
}) {
  const t = useText(returnMessages)
  const { value, onChange } = props
  const set = (line: Line, quantity: number) => {
    const { [line.id]: _, ...rest } = value
    onChange(quantity > 0 ? { ...rest, [line.id]: quantity } : rest)
  }
  return (
    <Box
      component="fieldset"
      id={props.id}
      tabIndex={-1}
      aria-invalid={props.error ? true : undefined}
      sx={frame}
    >
      <legend>{t.what}</legend>
      {props.order.lines.map((line) => (
        <ReturnLine key={line.id} line={line} chosen={value[line.id] ?? 0} onChange={set} />
      ))}
      {props.error && <FormHelperText error>{props.error}</FormHelperText>}
    </Box>
  )
}

function ReturnLine(props: {
  line: Line
  chosen: number
  onChange: (line: Line, quantity: number) => void
}) {
  const { line, chosen } = props
  const t = useText(returnMessages)
  const locale = useLocale()
  const isPossible = line.returnable_quantity > 0
  return (
    <Box sx={{ py: 2, borderTop: 1, borderColor: 'divider' }}>
      <CheckField
        label={`${line.title} · ${packText(line.variant_title, locale)}`}
        checked={chosen > 0}
        // one that was chosen before it was returned in another tab can be taken off again
        disabled={!isPossible && chosen === 0}
        onChange={(event) => props.onChange(line, event.target.checked ? 1 : 0)}
      />
      <Box sx={{ pl: 8, fontSize: '0.875rem', color: 'text.secondary' }}>
        {isPossible && line.return_until && t.until(formatDateTime(line.return_until, locale))}
        {line.return_refusal && t.refusals[line.return_refusal]}
      </Box>
      {chosen > 0 && line.returnable_quantity > 1 && (
        <Box sx={{ pl: 8, pt: 2, display: 'flex', alignItems: 'center', gap: 3 }}>
          <QuantityStepper
            label={t.unitsOf(line.title)}
            value={chosen}
            max={line.returnable_quantity}
            onChange={(quantity) => props.onChange(line, quantity)}
          />
          {t.ofUnits(line.returnable_quantity)}
        </Box>
      )}
    </Box>
  )
}

const frame = {
  border: 0,
  m: 0,
  mb: 5,
  p: 0,
  minWidth: 0,
  '& legend': { p: 0, mb: 2, fontSize: '0.875rem', fontWeight: 600 },
}
