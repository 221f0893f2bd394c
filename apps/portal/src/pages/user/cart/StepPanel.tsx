import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { onNewPage } from '@officina/ui/newPage.ts'
import { visuallyHidden } from '@officina/ui/PlainSelect'
import { useText } from '@officina/ui/text'
import { createContext, type ReactNode, use, useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { messages } from './messages.ts'

// the first step shown is the page itself, whose own heading has the focus
let shownBefore = false

onNewPage(() => {
  shownBefore = false
})

/** Where the button that goes on stands: beside the total. */
export const ActionsPlace = createContext<HTMLElement | null>(null)

/** A step's heading, which gets the focus when the step is entered, its content and its way back; `main` goes on. */
export function StepPanel(props: {
  title: string
  /** Said by the page's own heading already. */
  titleHidden?: boolean
  children: ReactNode
  main: ReactNode
  onBack?: (() => void) | undefined
}) {
  const t = useText(messages)
  const place = use(ActionsPlace)
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
        style={props.titleHidden ? visuallyHidden : undefined}
        sx={{ mb: 4, outline: 'none', scrollMarginTop: 96 }}
      >
        {props.title}
      </Typography>
      {props.children}
      {props.onBack && (
        <Button onClick={props.onBack} sx={{ mt: 4, ml: -2 }}>
          {t.goBack}
        </Button>
      )}
      {place && createPortal(props.main, place)}
    </section>
  )
}
