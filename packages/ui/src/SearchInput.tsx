import Close from '@mui/icons-material/Close'
import Search from '@mui/icons-material/Search'
import IconButton from '@mui/material/IconButton'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useEffect, useRef, useState } from 'react'
import { defineMessages, useText } from './text.tsx'

/**
 * Search box that reports 300 ms after the last key (at once on Enter), never in mid-composition. The blanks at the ends
 * stay in it: a word may follow.
 */
export function SearchInput(props: {
  value: string
  onChange: (value: string) => void
  label: string
  /** What it knows, where the label does not say so. */
  placeholder?: string | undefined
  autoFocus?: boolean
}) {
  const t = useText(messages)
  const [typed, setTyped] = useState(props.value)
  const composing = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const reported = useRef(props.value)

  // A value from outside (clear all, back button) wins; an echo of our own report does not.
  useEffect(() => {
    if (props.value === reported.current) return
    reported.current = props.value
    setTyped(props.value)
  }, [props.value])
  // Who follows a link before the report is due has left: a late one would call them back.
  useEffect(() => {
    const stop = (event: MouseEvent) => leadsAway(event) && clearTimeout(timer.current)
    document.addEventListener('click', stop, true)
    return () => {
      document.removeEventListener('click', stop, true)
      clearTimeout(timer.current)
    }
  }, [])

  function report(text: string) {
    const value = text.trim()
    clearTimeout(timer.current)
    if (value === reported.current) return
    reported.current = value
    props.onChange(value)
  }

  function type(value: string) {
    setTyped(value)
    clearTimeout(timer.current)
    if (!composing.current) timer.current = setTimeout(() => report(value), 300)
  }

  return (
    <OutlinedInput
      type="search"
      size="small"
      value={typed}
      placeholder={props.placeholder ?? props.label}
      autoFocus={props.autoFocus}
      onChange={(event) => type(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !composing.current) report(typed)
      }}
      inputProps={{
        'aria-label': props.label,
        onCompositionStart: () => {
          composing.current = true
        },
        onCompositionEnd: (event: React.CompositionEvent<HTMLInputElement>) => {
          composing.current = false
          type(event.currentTarget.value)
        },
      }}
      startAdornment={<Search aria-hidden sx={{ mr: 2, color: 'text.secondary' }} />}
      endAdornment={
        typed && (
          <IconButton
            edge="end"
            size="small"
            aria-label={t.clear}
            onClick={() => {
              setTyped('')
              report('')
            }}
          >
            <Close fontSize="small" />
          </IconButton>
        )
      }
      sx={{
        width: { xs: '100%', sm: 300 },
        '& input::-webkit-search-cancel-button': { display: 'none' },
        '& input::placeholder': { color: 'text.secondary', opacity: 1 },
      }}
    />
  )
}

function leadsAway(event: MouseEvent): boolean {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]')
  return Boolean(link) && link?.pathname !== location.pathname
}

const messages = defineMessages({
  clear: ['Clear search', '検索をクリア'],
})
