import Add from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { FormError } from '@officina/ui/FormError'
import { useLocale } from '@officina/ui/text'
import type { ReactNode } from 'react'
import { useFieldArray, useFormState, useWatch } from 'react-hook-form'
import type { InputProps } from '../../schema/overrides.ts'
import { useErrorText } from '../../schema/validation.ts'
import { fieldHelp } from '../../schema/words.ts'

type Props<P> = InputProps & {
  words: { add: string; remove: string; removeNamed?: (name: string) => string }
  nameOf: (part: P | undefined, all: P[]) => string
  /** Whether it is never removed. */
  stays: (part: P | undefined) => boolean
  fresh: (all: P[]) => object
  onRemove?: (part: P | undefined) => void
  /** New ones come first. */
  newestFirst?: boolean
  children: (source: string, part: P | undefined) => ReactNode
}

/** A list of parts of a setting, each with a name and inputs of its own. */
export function PartsInput<P>({ source, field, words, newestFirst, ...props }: Props<P>) {
  const locale = useLocale()
  const errorText = useErrorText()
  const { fields, prepend, append, remove } = useFieldArray({ name: source })
  const { errors } = useFormState({ name: source })
  const values = (useWatch({ name: source }) ?? []) as P[]
  const own = errors[source] as { message?: string; root?: { message?: string } } | undefined
  const insert = newestFirst ? prepend : append
  const add = (
    <Button size="small" startIcon={<Add />} onClick={() => insert(props.fresh(values))}>
      {words.add}
    </Button>
  )
  return (
    <Box sx={{ mb: 5 }}>
      <Box sx={{ mb: 4, color: 'text.secondary' }}>{fieldHelp(field, locale)}</Box>
      {newestFirst && <Box sx={{ mb: 3 }}>{add}</Box>}
      {fields.map((row, i) => {
        const name = props.nameOf(values[i], values)
        return (
          <Box key={row.id} component="fieldset" sx={part}>
            <Box component="legend" sx={{ fontWeight: 600, p: 0, mb: 2 }}>
              {name}
            </Box>
            {props.children(`${source}.${i}`, values[i])}
            {!props.stays(values[i]) && (
              <Button
                size="small"
                aria-label={words.removeNamed?.(name)}
                onClick={() => {
                  props.onRemove?.(values[i])
                  remove(i)
                }}
              >
                {words.remove}
              </Button>
            )}
          </Box>
        )
      })}
      <FormError>{errorText(own?.message ?? own?.root?.message)}</FormError>
      {!newestFirst && add}
    </Box>
  )
}

const part = { border: 0, borderTop: 1, borderColor: 'divider', m: 0, px: 0, pt: 3, mb: 3 }

/** Inputs of a part, side by side where there is room. */
export const pairs = {
  display: 'grid',
  columnGap: 4,
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
}
