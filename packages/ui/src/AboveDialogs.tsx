import Portal from '@mui/material/Portal'
import type { ReactNode } from 'react'

/** For notices: an open dialog hides all of the page from screen readers but an element of this kind. */
export const AboveDialogs = ({ children }: { children: ReactNode }) => (
  <Portal>
    <slot>{children}</slot>
  </Portal>
)
