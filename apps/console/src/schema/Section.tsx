import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

type Props = { title: string; 'aria-label'?: string; children: ReactNode }

/** A part of a page under its heading. */
export const Section = ({ title, children, ...label }: Props) => (
  <section {...label}>
    <Title>{title}</Title>
    {children}
  </section>
)

/** The same in a card; `sx` is the card's. */
export const CardSection = ({ title, children, sx, ...label }: Props & { sx?: object }) => (
  <Card component="section" {...label} sx={{ p: { xs: 4, sm: 5 }, ...sx }}>
    <Title>{title}</Title>
    {children}
  </Card>
)

const Title = (props: { children: string }) => (
  <Typography variant="h2" sx={{ mb: 3 }}>
    {props.children}
  </Typography>
)
