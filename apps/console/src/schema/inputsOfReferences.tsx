import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import IconButton from '@mui/material/IconButton'
import { FieldLabel } from '@officina/ui/Field'
import { defineMessages, useText } from '@officina/ui/text'
import { useLayoutEffect, useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { InputProps } from './overrides.ts'
import ReferenceField from './ReferenceField.tsx'
import { ReferenceLink } from './ReferenceLink.tsx'
import { ReferencePicker } from './ReferencePicker.tsx'
import { asItIs, useSchemaInput } from './useSchemaInput.ts'

/** Text in a picker that stands for no record is an error, never dropped without a word. */
function usePicked(source: string) {
  const { trigger, getFieldState } = useFormContext()
  const left = useRef('')
  const [validate] = useState(() => () => (left.current ? 'officina.unpicked' : undefined))
  return {
    validate,
    onUnpicked: (text: string) => {
      left.current = text
      if (getFieldState(source).error) void trigger(source)
    },
    picked: () => {
      left.current = ''
    },
  }
}

/** Another record, found by typing. */
export function ReferenceInput(props: InputProps) {
  const { validate, onUnpicked, picked } = usePicked(props.source)
  const { id, field, label, help, error, required } = useSchemaInput(props, { ...asItIs, validate })
  return (
    <ReferenceField
      id={id}
      label={label}
      help={help}
      error={error}
      optional={!required}
      resource={props.field.reference as string}
      value={(field.value as string | null) ?? ''}
      onChange={(chosen) => {
        picked()
        field.onChange(chosen || null)
      }}
      onUnpicked={onUnpicked}
      inputRef={field.ref}
    />
  )
}

/** Several other records: the chosen ones as a list, one more by typing. */
export function ReferenceArrayInput(props: InputProps) {
  const t = useText(messages)
  const { validate, onUnpicked, picked } = usePicked(props.source)
  const { id, field, label, help, error } = useSchemaInput(props, { ...asItIs, validate })
  const resource = (props.field.reference ?? props.field.items?.reference) as string
  const chosen = (field.value ?? []) as string[]
  const isChanged = useRef(false)
  // what had the focus went with the change: the next one is typed, or another removed, from here
  // biome-ignore lint/correctness/useExhaustiveDependencies: another number of them is a change
  useLayoutEffect(() => {
    if (isChanged.current) document.getElementById(id)?.focus()
    isChanged.current = false
  }, [chosen.length])
  const change = (next: string[]) => {
    isChanged.current = true
    field.onChange(next)
  }
  const note = error ?? help
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
              onClick={() => change(chosen.filter((other) => other !== one))}
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
        onChange={(added) => {
          picked()
          if (added && !chosen.includes(added)) change([...chosen, added])
        }}
        onUnpicked={onUnpicked}
        inputRef={field.ref}
        describedBy={note ? `${id}-note` : undefined}
        invalid={Boolean(error)}
        placeholder={t.add}
      />
      {note && (
        <FormHelperText id={`${id}-note`} error={Boolean(error)}>
          {note}
        </FormHelperText>
      )}
    </Box>
  )
}

const messages = defineMessages({
  remove: ['Remove', '外す'],
  add: ['Type a name to add', '名前を入力して追加'],
})
