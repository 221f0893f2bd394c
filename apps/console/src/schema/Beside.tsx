import Box from '@mui/material/Box'
import useMediaQuery from '@mui/material/useMediaQuery'
import { lazyWithRetry } from '@officina/ui/lazyWithRetry'
import { ListSkeleton } from '@officina/ui/skeletons'
import { defineMessages, useText } from '@officina/ui/text'
import { type ReactNode, Suspense } from 'react'
import { Section } from './Section.tsx'

const RecordHistory = lazyWithRetry(() => import('./RecordHistory.tsx'))

/** What a record comes to at the left; at the right its side and, where there is room, its latest history. */
export function Beside(props: {
  resource: string
  id: string
  side?: ReactNode
  children: ReactNode
}) {
  const t = useText(messages)
  const isWide = useMediaQuery('(min-width:1200px)', { noSsr: true })
  return (
    <Box sx={grid}>
      <Box sx={column}>{props.children}</Box>
      <Box sx={column}>
        {props.side}
        {isWide && (
          <Section aria-label={t.latest} title={t.latest}>
            <Suspense fallback={<ListSkeleton rows={3} />}>
              <RecordHistory resource={props.resource} id={props.id} step={6} />
            </Suspense>
          </Section>
        )}
      </Box>
    </Box>
  )
}

const grid = {
  display: 'grid',
  gap: 5,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' },
}

// of cards that come as one, the last has a margin too
const column = {
  display: 'grid',
  gap: 4,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > div > .MuiCard-root:last-child': { mb: 0 },
}

const messages = defineMessages({ latest: ['Latest history', '最近の履歴'] })
