import Box from '@mui/material/Box'
import { keyframes } from '@mui/material/styles'
import { type ReactNode, useEffect, useState } from 'react'
import { onNewPage } from './newPage.ts'
import { visuallyHidden } from './PlainSelect.tsx'
import { defineMessages, useText } from './text.tsx'

// The space is taken at once; the shapes show after 150 ms, so quick answers never flicker.
const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } })
const lateMs = 150

/** Code, then data: one skeleton follows another, and to who waits it is one wait, which begins `since`. */
const wait = { since: 0, until: 0 }
onNewPage(() => Object.assign(wait, { since: 0, until: 0 }))

/** What stands in for something that is on its way. */
export function Late(props: { children: ReactNode }) {
  const t = useText(messages)
  const [waited] = useState(() => {
    const now = performance.now()
    if (now > wait.until) wait.since = now
    return now - wait.since
  })
  useEffect(() => {
    wait.until = Number.POSITIVE_INFINITY
    return () => {
      wait.until = performance.now() + lateMs
    }
  }, [])
  return (
    <div role="status">
      <span style={visuallyHidden}>{t.loading}</span>
      <Box
        aria-hidden
        sx={{ animation: `${appear} 100ms backwards` }}
        style={{ animationDelay: `${Math.round(lateMs - waited)}ms` }}
      >
        {props.children}
      </Box>
    </div>
  )
}

const messages = defineMessages({
  loading: ['Loading', '読み込み中'],
})
