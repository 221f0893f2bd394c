import Box from '@mui/material/Box'
import { keyframes } from '@mui/material/styles'
import type { KeyboardEvent, ReactNode, SyntheticEvent } from 'react'
import { defineMessages, useText } from './text.tsx'

/**
 * What a list showed before, while other rows load: dimmed and busy under a thin progress bar, and out of
 * reach of mouse and keyboard, so that nothing is done to rows that are about to go. The focus stays.
 */
export function Refreshing(props: { when: boolean; children: ReactNode }) {
  const t = useText(messages)
  const { when } = props
  return (
    <Box
      aria-busy={when || undefined}
      onClickCapture={when ? stop : undefined}
      onKeyDownCapture={when ? stopKeys : undefined}
      sx={{ position: 'relative' }}
    >
      {when && <Box role="progressbar" aria-label={t.loading} sx={bar} />}
      <Box sx={when ? dimmed : undefined}>{props.children}</Box>
    </Box>
  )
}

function stop(event: SyntheticEvent): void {
  event.preventDefault()
  event.stopPropagation()
}

function stopKeys(event: KeyboardEvent): void {
  if (event.key === 'Enter' || event.key === ' ') stop(event)
}

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } })
const run = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(0.95)' } })
// an answer that comes at once makes nothing flicker
const bar = {
  ...{ position: 'absolute', top: 0, left: 0, right: 0, zIndex: 2, height: 2 },
  ...{ bgcolor: 'primary.main', transformOrigin: 'left' },
  animation: `${appear} 0s linear 150ms both, ${run} 8s cubic-bezier(0.1, 0.7, 0.3, 1) 150ms both`,
}
const dimmed = {
  pointerEvents: 'none',
  '& > *': { opacity: 0.5, transition: 'opacity 100ms linear 150ms' },
}

const messages = defineMessages({
  loading: ['Loading', '読み込み中'],
})
