import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { onNewPage } from '@officina/ui/newPage.ts'
import { visuallyHidden } from '@officina/ui/PlainSelect'
import { type ReactNode, useEffect, useRef } from 'react'

// the first step shown is the page itself, whose own heading has the focus
let shownBefore = false

onNewPage(() => {
  shownBefore = false
})

/** A step's heading, which gets the focus when the step is entered, its content and its buttons. */
export function StepPanel(props: {
  title: string
  /** Said by the page's own heading already. */
  titleHidden?: boolean
  children: ReactNode
  actions: ReactNode
}) {
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
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, mt: 6, alignItems: 'center' }}>
        {props.actions}
      </Box>
    </section>
  )
}
