import Typography from '@mui/material/Typography'
import { onNewPage } from '@officina/ui/newPage.ts'
import { visuallyHidden } from '@officina/ui/PlainSelect'
import { createContext, type ReactNode, use, useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'

// the first view shown is the page itself, whose own heading has the focus
let shownBefore = false

onNewPage(() => {
  shownBefore = false
})

/** Where the button that goes on stands: beside the total. */
export const ActionsPlace = createContext<HTMLElement | null>(null)

/** What goes on, beside the total. */
export function Actions(props: { children: ReactNode }) {
  const place = use(ActionsPlace)
  return place && createPortal(props.children, place)
}

/** The cart or its checkout, with a heading that gets the focus when it is entered. */
export function View(props: { title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (shownBefore) {
      heading.current?.focus()
      heading.current?.scrollIntoView({ block: 'nearest' })
    }
    shownBefore = true
  }, [])
  return (
    <section>
      <Typography
        variant="h2"
        ref={heading}
        tabIndex={-1}
        style={visuallyHidden}
        sx={{ mb: 4, outline: 'none', scrollMarginTop: 96 }}
      >
        {props.title}
      </Typography>
      {props.children}
    </section>
  )
}
