import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import { type ReactNode, useId } from 'react'

/** A titled part of a page, with its action beside the title. */
export function Panel(props: { title: string; action?: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <Card component="section" aria-labelledby={id} sx={panel}>
      <div className="panel-head">
        <h2 id={id}>{props.title}</h2>
        {props.action}
      </div>
      {props.children}
    </Card>
  )
}

const panel = {
  p: { xs: 4, sm: 5 },
  minWidth: 0,
  '& > .panel-head': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 2,
    mb: 4,
  },
  '& > .panel-head > h2': { typography: 'h2', m: 0 },
}

/** One line that says why a part is empty. */
export const Quiet = (props: { children: ReactNode }) => (
  <Box sx={{ color: 'text.secondary' }}>{props.children}</Box>
)
