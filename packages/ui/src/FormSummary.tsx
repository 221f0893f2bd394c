import Box from '@mui/material/Box'
import { defineMessages, useText } from './text.tsx'

/**
 * List of what is wrong, each linked to its field; `useServerForm` focuses it after a failed submit.
 * `labels` gives the people's word of a field; fields without one show the message alone.
 */
export function FormSummary(props: {
  errors: Record<string, string[]>
  labels?: Record<string, string>
  idOf?: (name: string) => string
}) {
  const t = useText(messages)
  const names = Object.keys(props.errors).filter((name) => props.errors[name]?.length)
  if (names.length === 0) return null
  const idOf = props.idOf ?? ((name: string) => name)
  return (
    <Box
      tabIndex={-1}
      data-form-summary
      role="group"
      aria-label={t.title(names.length)}
      sx={{
        mb: 6,
        p: 4,
        borderRadius: '8px',
        border: 1,
        borderColor: 'tone.stopped.text',
        bgcolor: 'tone.stopped.tint',
        color: 'tone.stopped.text',
        '& a': { color: 'inherit' },
      }}
    >
      <strong>{t.title(names.length)}</strong>
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 5 }}>
        {names.map((name) => (
          <li key={name}>
            <a href={`#${idOf(name)}`} onClick={(event) => focusField(event, idOf(name))}>
              {props.labels?.[name] ? `${props.labels[name]}: ` : ''}
              {props.errors[name]![0]}
            </a>
          </li>
        ))}
      </Box>
    </Box>
  )
}

// A hash would enter the history and the router; the field only wants the focus.
function focusField(event: React.MouseEvent, id: string) {
  const field = document.getElementById(id)
  if (!field) return
  event.preventDefault()
  field.focus()
  field.scrollIntoView({ block: 'center' })
}

const messages = defineMessages({
  title: (n: number) => [
    n === 1 ? 'One field needs your attention' : `${n} fields need your attention`,
    `${n}件の入力内容をご確認ください`,
  ],
})
