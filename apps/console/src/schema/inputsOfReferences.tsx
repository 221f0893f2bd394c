import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import IconButton from '@mui/material/IconButton'
import { FieldLabel } from '@officina/ui/Field'
import { defineMessages, useText } from '@officina/ui/text'
import type { InputProps } from './overrides.ts'
import { ReferenceLink } from './ReferenceLink.tsx'
import { ReferencePicker } from './ReferencePicker.tsx'
import { useSchemaInput } from './useSchemaInput.ts'

const keep = { format: (value: unknown) => value, parse: (value: unknown) => value }

/** Another record, found by typing. */
export function ReferenceInput(props: InputProps) {
  const { id, field, label, help, error, required } = useSchemaInput(props, keep)
  const note = error ?? help
  return (
    <Box sx={{ mb: 5 }}>
      <FieldLabel htmlFor={id} optional={!required}>
        {label}
      </FieldLabel>
      <ReferencePicker
        id={id}
        resource={props.field.reference as string}
        value={(field.value as string | null) || null}
        onChange={field.onChange}
        describedBy={note ? `${id}-note` : undefined}
        invalid={Boolean(error)}
      />
      {note && (
        <FormHelperText id={`${id}-note`} error={Boolean(error)}>
          {note}
        </FormHelperText>
      )}
    </Box>
  )
}

/** Several other records: the chosen ones as a list, one more by typing. */
export function ReferenceArrayInput(props: InputProps) {
  const t = useText(messages)
  const { id, field, label, help, error } = useSchemaInput(props, keep)
  const resource = (props.field.reference ?? props.field.items?.reference) as string
  const chosen = (field.value ?? []) as string[]
  return (
    <Box sx={{ mb: 5 }}>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, mb: 1 }}>
        {chosen.map((one) => (
          <Box key={one} component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <ReferenceLink resource={resource} value={one} />
            <IconButton
              size="small"
              aria-label={t.remove}
              onClick={() => field.onChange(chosen.filter((other) => other !== one))}
            >
              <Close fontSize="small" />
            </IconButton>
          </Box>
        ))}
      </Box>
      <ReferencePicker
        // a new picker after each choice, so that the typed text is gone
        key={chosen.length}
        id={id}
        resource={resource}
        value={null}
        onChange={(added) => added && !chosen.includes(added) && field.onChange([...chosen, added])}
        placeholder={t.add}
      />
      {(error ?? help) && <FormHelperText error={Boolean(error)}>{error ?? help}</FormHelperText>}
    </Box>
  )
}

const messages = defineMessages({
  en: { remove: 'Remove', add: 'Add by typing a name' },
  ja: { remove: '外す', add: '名前を入力して追加' },
})
