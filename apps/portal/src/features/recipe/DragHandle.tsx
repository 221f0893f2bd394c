import DragIndicator from '@mui/icons-material/DragIndicator'
import Box from '@mui/material/Box'

/** Where a row is taken by the pointer; the buttons of the row do the same by keyboard. */
export function DragHandle(props: { title: string; onDrag: (event: React.PointerEvent) => void }) {
  return (
    <Box aria-hidden title={props.title} onPointerDown={props.onDrag} sx={handle}>
      <DragIndicator fontSize="small" />
    </Box>
  )
}

const handle = {
  display: 'grid',
  placeItems: 'center',
  width: 24,
  height: 56,
  ml: -2,
  color: 'text.secondary',
  cursor: 'grab',
  touchAction: 'none',
  '&:active': { cursor: 'grabbing' },
}
