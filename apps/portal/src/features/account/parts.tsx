import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'

/** A titled part of a section. */
export function Part(props: { title: string; lead?: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <Box component="section" aria-labelledby={id} sx={{ mb: 8 }}>
      <Typography variant="h3" id={id} sx={{ fontSize: '1rem', fontWeight: 600, mb: 2 }}>
        {props.title}
      </Typography>
      {props.lead && <Box sx={{ color: 'text.secondary', mb: 4 }}>{props.lead}</Box>}
      {props.children}
    </Box>
  )
}

/** One entry of a list: what it is, and what can be done with it. */
export function Entry(props: { children: ReactNode; actions?: ReactNode }) {
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 3,
        py: 3,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>{props.children}</Box>
      {props.actions && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>{props.actions}</Box>
      )}
    </Box>
  )
}

export const Entries = (props: { label: string; children: ReactNode }) => (
  <Box component="ul" aria-label={props.label} sx={{ listStyle: 'none', m: 0, mb: 4, p: 0 }}>
    {props.children}
  </Box>
)
