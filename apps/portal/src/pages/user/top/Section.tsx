import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'

/** A part of the page with its heading. */
export function Section(props: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="h2" sx={{ mb: 3 }}>
        {props.title}
      </Typography>
      {props.children}
    </section>
  )
}
