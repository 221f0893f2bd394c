import Portal from '@mui/material/Portal'
import { type ReactNode, useEffect, useRef } from 'react'

/**
 * For notices: an open dialog hides all of the page from screen readers but an element of this kind, and how the keyboard
 * gets to it is loaded with the first.
 */
export function AboveDialogs({ children }: { children: ReactNode }) {
  const slot = useRef<HTMLSlotElement>(null)
  useEffect(() => {
    let isGone = false
    let end = () => {}
    import('./reachNotices.ts')
      .then(({ reachNotices }) => {
        if (slot.current && !isGone) end = reachNotices(slot.current)
      })
      .catch(() => undefined)
    return () => {
      isGone = true
      end()
    }
  }, [])
  return (
    <Portal>
      <slot ref={slot}>{children}</slot>
    </Portal>
  )
}
