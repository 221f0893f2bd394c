import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'

/** A titled part of a page, with its action beside the title. */
export function Panel(props: { title: string; action?: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 4, sm: 5 }, minWidth: 0 }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 2,
          mb: 4,
        }}
      >
        <Typography variant="h2" id={id}>
          {props.title}
        </Typography>
        {props.action}
      </Box>
      {props.children}
    </Card>
  )
}

/** One line that says why a part is empty. */
export const Quiet = (props: { children: ReactNode }) => (
  <Box sx={{ color: 'text.secondary' }}>{props.children}</Box>
)
