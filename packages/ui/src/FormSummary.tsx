import Box from '@mui/material/Box'
import { useLayoutEffect, useState } from 'react'
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
  const idOf = props.idOf ?? ((name: string) => name)
  const wrong = Object.keys(props.errors).filter((name) => props.errors[name]?.length)
  const [order, setOrder] = useState<string[]>([])
  const key = wrong.join()
  // the fields stand after the summary, so their places are known once they are drawn
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked when other fields are wrong
  useLayoutEffect(() => setOrder(inPageOrder(wrong, idOf)), [key])
  const names = wrong.sort((a, b) => order.indexOf(a) - order.indexOf(b))
  if (names.length === 0) return null
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
              {props.labels?.[name] && t.of(props.labels[name])}
              {props.errors[name]![0]}
            </a>
          </li>
        ))}
      </Box>
    </Box>
  )
}

/** Names by the place of their fields on the page; those without a field come last. */
function inPageOrder(names: string[], idOf: (name: string) => string): string[] {
  const fields = names.map((name) => ({ name, at: document.getElementById(idOf(name)) }))
  return fields
    .sort((a, b) => {
      if (!a.at || !b.at) return Number(!a.at) - Number(!b.at)
      return a.at.compareDocumentPosition(b.at) & Node.DOCUMENT_POSITION_PRECEDING ? 1 : -1
    })
    .map(({ name }) => name)
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
  of: (label: string) => [`${label}: `, `${label}：`],
})
