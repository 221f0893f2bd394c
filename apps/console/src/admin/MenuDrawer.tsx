import Drawer from '@mui/material/Drawer'
import { useText } from '@officina/ui/text'
import { Entries, menuWords } from './Menu.tsx'

/** The menu from the left edge, on phones. */
export default function MenuDrawer(props: { open: boolean; onClose: () => void }) {
  const t = useText(menuWords)
  return (
    <Drawer
      open={props.open}
      onClose={props.onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-label': t.label,
          sx: { width: 280, p: 3 },
        },
      }}
    >
      <Entries />
    </Drawer>
  )
}
