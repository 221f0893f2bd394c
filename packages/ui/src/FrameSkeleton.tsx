import Box from '@mui/material/Box'
import { useLayoutEffect } from 'react'
import { PageSkeleton } from './PageSkeleton.tsx'
import { visuallyHidden } from './PlainSelect.tsx'
import { keepFrame, sentFrame } from './sentFrame.ts'
import { defineMessages, useText } from './text.tsx'

/** While even the header is on its way: where it and the page will stand. */
export const FrameSkeleton = () =>
  sentFrame?.isConnected ? <SentFrame frame={sentFrame} /> : <Frame />

const Frame = () => (
  <Box sx={{ p: 6, borderTop: '60px solid', borderColor: 'background.paper' }}>
    <PageSkeleton />
  </Box>
)

/** What the page came with goes on standing there. */
function SentFrame({ frame }: { frame: HTMLElement }) {
  const t = useText(messages)
  useLayoutEffect(() => keepFrame(frame), [frame])
  return (
    <span role="status" style={visuallyHidden}>
      {t.loading}
    </span>
  )
}

const messages = defineMessages({
  loading: ['Loading', '読み込み中'],
})
