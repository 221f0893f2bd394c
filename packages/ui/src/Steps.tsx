import Box from '@mui/material/Box'
import { visuallyHidden } from './PlainSelect.tsx'
import { defineMessages, useText } from './text.tsx'

/** Header of a way with several steps; `current` counts from 0. Phones show the current name only. */
export function Steps(props: {
  label: string
  steps: readonly string[]
  current: number
  /** Which are done, where steps may be passed over; else those before the current one. */
  done?: readonly boolean[]
  /** Makes the steps before the current one and those already done buttons. */
  onGo?: (step: number) => void
}) {
  const t = useText(messages)
  return (
    <Box component="ol" aria-label={props.label} sx={strip}>
      {props.steps.map((step, index) => {
        const isDone = props.done ? props.done[index] : index < props.current
        const state = index === props.current ? 'now' : isDone ? 'done' : 'next'
        const leads = state === 'done' || index < props.current
        const go = leads && props.onGo ? () => props.onGo?.(index) : undefined
        const content = (
          <>
            <span className="dot" aria-hidden>
              {state === 'done' ? '✓' : index + 1}
            </span>
            <span className="name">{step}</span>
          </>
        )
        return (
          <li key={step} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
            {go ? (
              <button type="button" onClick={go}>
                {content}
              </button>
            ) : (
              content
            )}
            {state === 'done' && <span style={visuallyHidden}>{t.done}</span>}
          </li>
        )
      })}
    </Box>
  )
}

const strip = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: { xs: 2, sm: 5 },
  rowGap: 2,
  listStyle: 'none',
  m: 0,
  mb: 6,
  p: 0,
  '& li': { display: 'flex', alignItems: 'center', gap: 2, color: 'text.secondary' },
  '& .dot': {
    display: 'grid',
    placeItems: 'center',
    width: 28,
    height: 28,
    borderRadius: '50%',
    fontSize: '0.875rem',
    fontWeight: 600,
    border: 1,
    borderColor: 'control',
  },
  '& [data-state=now]': { color: 'text.primary', fontWeight: 600 },
  '& [data-state=now] .dot': {
    color: 'primary.contrastText',
    bgcolor: 'primary.main',
    borderColor: 'primary.main',
  },
  '& [data-state=done] .dot': { color: 'primary.main', borderColor: 'primary.main' },
  '& button': {
    all: 'unset',
    cursor: 'pointer',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 2,
    minHeight: { xs: 44, sm: 28 },
    minWidth: { xs: 44, sm: 0 },
    borderRadius: '4px',
    '&:focus-visible': { outline: '2px solid var(--mui-palette-primary-main)', outlineOffset: 2 },
  },
  '& button .name': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  '@media (max-width:599.95px)': {
    '& li:not([data-state=now]) .name': {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
}

const messages = defineMessages({
  done: ['(done)', '（完了）'],
})
