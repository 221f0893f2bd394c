import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
import { keyframes } from '@mui/material/styles'
import { type ReactNode, useEffect, useState } from 'react'
import { onNewPage } from './newPage.ts'
import { visuallyHidden } from './PlainSelect.tsx'
import { defineMessages, useText } from './text.tsx'

/** Title, filter row and a list: the shape of most pages. */
export function PageSkeleton(props: { rows?: number }) {
  return (
    <Late whole>
      <Skeleton variant="rounded" width="min(280px, 60%)" height={36} sx={{ mb: 6 }} />
      <Skeleton variant="rounded" width="min(420px, 100%)" height={40} sx={{ mb: 5 }} />
      <Rows rows={props.rows ?? 8} />
    </Late>
  )
}

/** The same while even the header is on its way: where both will stand. */
export function FrameSkeleton() {
  return (
    <>
      <Box
        sx={{ height: 60, bgcolor: 'background.paper', borderBottom: 1, borderColor: 'divider' }}
      />
      <Box sx={{ px: { xs: 4, sm: 6, lg: 8 }, py: { xs: 4, sm: 6 } }}>
        <PageSkeleton />
      </Box>
    </>
  )
}

/** Rows of a list or table. */
export function ListSkeleton(props: { rows?: number }) {
  return (
    <Late>
      <Rows rows={props.rows ?? 8} />
    </Late>
  )
}

/** A grid of cards. */
export function CardSkeleton(props: { cards?: number; height?: number }) {
  return (
    <Late>
      <Box
        sx={{
          display: 'grid',
          gap: 4,
          gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))',
        }}
      >
        {keys(props.cards ?? 6).map((key) => (
          <Card key={key} sx={{ p: 4, height: props.height ?? 180 }}>
            <Skeleton variant="rounded" height={24} width="70%" sx={{ mb: 3 }} />
            <Skeleton variant="rounded" height={16} sx={{ mb: 2 }} />
            <Skeleton variant="rounded" height={16} width="50%" />
          </Card>
        ))}
      </Box>
    </Late>
  )
}

function Rows(props: { rows: number }) {
  return (
    <Card>
      {keys(props.rows).map((key) => (
        <Box
          key={key}
          sx={{
            display: 'flex',
            gap: 6,
            px: 4,
            py: 4,
            borderTop: key ? 1 : 0,
            borderColor: 'divider',
          }}
        >
          <Skeleton variant="rounded" height={20} sx={{ flex: 3 }} />
          <Skeleton variant="rounded" height={20} sx={{ flex: 2 }} />
          <Skeleton variant="rounded" height={20} sx={{ flex: 1 }} />
        </Box>
      ))}
    </Card>
  )
}

// The space is taken at once (of a page so much that the footer does not jump); the shapes show after 150 ms, so quick answers never flicker.
const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } })
const lateMs = 150

/** Code, then data: one skeleton follows another, and to who waits it is one wait, which begins `since`. */
const wait = { since: 0, until: 0 }
onNewPage(() => Object.assign(wait, { since: 0, until: 0 }))

function Late(props: { whole?: boolean; children: ReactNode }) {
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
    <Box role="status" sx={{ minHeight: props.whole ? '100dvh' : undefined }}>
      <span style={visuallyHidden}>{t.loading}</span>
      <Box
        aria-hidden
        sx={{ animation: `${appear} 100ms backwards` }}
        style={{ animationDelay: `${Math.round(lateMs - waited)}ms` }}
      >
        {props.children}
      </Box>
    </Box>
  )
}

function keys(n: number): number[] {
  return Array.from({ length: n }, (_, index) => index)
}

const messages = defineMessages({
  loading: ['Loading', '読み込み中'],
})
