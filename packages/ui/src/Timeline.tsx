import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { defineMessages, useText } from './text.tsx'
import { DateText } from './values.tsx'

type TimelineEntry = {
  id: string
  at: string
  /** Who: "Dr Sato (doctor)". */
  actor?: ReactNode
  event: ReactNode
  before?: ReactNode
  after?: ReactNode
  /** Reason or note. */
  note?: ReactNode
}

/** What happened, newest first as given: time, actor, event, before → after. */
export function Timeline(props: { entries: readonly TimelineEntry[]; label?: string }) {
  const t = useText(messages)
  if (props.entries.length === 0) return <Box sx={{ color: 'text.secondary' }}>{t.none}</Box>
  return (
    <Box component="ol" aria-label={props.label ?? t.label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {props.entries.map((entry) => (
        <Box key={entry.id} component="li" sx={item}>
          <Box sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
            <DateText value={entry.at} time />
            {entry.actor && <> · {entry.actor}</>}
          </Box>
          <Box>{entry.event}</Box>
          {(entry.before !== undefined || entry.after !== undefined) && (
            <Box sx={{ fontSize: '0.875rem' }}>
              <Box component="del" sx={{ color: 'text.secondary' }}>
                {entry.before ?? '–'}
              </Box>
              {' → '}
              <Box component="ins" sx={{ textDecoration: 'none' }}>
                {entry.after ?? '–'}
              </Box>
            </Box>
          )}
          {entry.note && (
            <Box sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>{entry.note}</Box>
          )}
        </Box>
      ))}
    </Box>
  )
}

const item = {
  position: 'relative',
  whiteSpace: 'pre-line',
  pl: 5,
  pb: 5,
  '&::before': {
    content: '""',
    position: 'absolute',
    left: '3px',
    top: '0.6em',
    bottom: '-0.6em',
    width: '1px',
    bgcolor: 'divider',
  },
  '&:last-of-type::before': { display: 'none' },
  '&::after': {
    content: '""',
    position: 'absolute',
    left: 0,
    top: '0.45em',
    width: '7px',
    height: '7px',
    borderRadius: '50%',
    bgcolor: 'primary.main',
  },
}

const messages = defineMessages({
  label: ['Timeline', '履歴'],
  none: ['No activity yet.', 'まだ履歴はありません。'],
})
