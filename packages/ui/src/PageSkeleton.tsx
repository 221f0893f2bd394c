import Box from '@mui/material/Box'
import { Late } from './Late.tsx'

/** Title, filter row and a list: the shape of most pages. Every first page has it, so it is small. */
export const PageSkeleton = () => (
  <Late>
    {shapes.map(([height, maxWidth]) => (
      <Box
        key={height}
        sx={{ maxWidth, height, mb: 6, borderRadius: 1, bgcolor: 'action.hover' }}
      />
    ))}
  </Late>
)

// the list takes the whole screen, so that the footer does not jump
const shapes: [height: number | string, maxWidth?: number][] = [[36, 280], [40, 420], ['100dvh']]
