import Box from '@mui/material/Box'
import { PageSkeleton } from './PageSkeleton.tsx'
import { visuallyHidden } from './PlainSelect.tsx'
import { sentFrame } from './sentFrame.ts'
import { defineMessages, useText } from './text.tsx'

/** While even the header is on its way: where it and the page will stand. */
export const FrameSkeleton = () => (sentFrame ? <SentFrame frame={sentFrame} /> : <Frame />)

const Frame = () => (
  <Box sx={{ p: 6, borderTop: '60px solid', borderColor: 'background.paper' }}>
    <PageSkeleton />
  </Box>
)

/** The same piece of the page goes on standing there. */
function SentFrame({ frame }: { frame: Element }) {
  const t = useText(messages)
  return (
    <div ref={(box) => box?.append(frame)}>
      <span role="status" style={visuallyHidden}>
        {t.loading}
      </span>
    </div>
  )
}

const messages = defineMessages({
  loading: ['Loading', '読み込み中'],
})
