import Box from '@mui/material/Box'
import { Late } from './Late.tsx'

/** While even the header is on its way: where it and the page will stand. Every first page has it, so it is small. */
export const FrameSkeleton = () => (
  <Box sx={{ p: 6, borderTop: '60px solid', borderColor: 'background.paper' }}>
    <Late whole>
      {shapes.map(([maxWidth, height]) => (
        <Box
          key={height}
          sx={{ maxWidth, height, mb: 6, borderRadius: 1, bgcolor: 'action.hover' }}
        />
      ))}
    </Late>
  </Box>
)

/** Title, filter row and list. */
const shapes = [
  [280, 36],
  [420, 40],
  ['none', 420],
] as const
