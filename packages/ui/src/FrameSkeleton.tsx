import Box from '@mui/material/Box'
import { PageSkeleton } from './PageSkeleton.tsx'

/** While even the header is on its way: where it and the page will stand. */
export const FrameSkeleton = () => (
  <Box sx={{ p: 6, borderTop: '60px solid', borderColor: 'background.paper' }}>
    <PageSkeleton />
  </Box>
)
