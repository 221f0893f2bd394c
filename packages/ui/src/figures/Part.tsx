import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'

/** A titled part of the reports, with what can be done with it. */
export function Part(props: {
  title: string
  anchor?: string
  action?: ReactNode
  children: ReactNode
}) {
  const id = useId()
  return (
    <Card
      component="section"
      id={props.anchor}
      aria-labelledby={id}
      sx={{ p: { xs: 4, sm: 5 }, minWidth: 0, breakInside: 'avoid', scrollMarginTop: 80 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 3 }}>
        <Typography variant="h2" id={id} sx={{ mr: 'auto' }}>
          {props.title}
        </Typography>
        <Box data-noprint sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          {props.action}
        </Box>
      </Box>
      {props.children}
    </Card>
  )
}
