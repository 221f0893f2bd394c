import Box from '@mui/material/Box'
import { type ReactNode, useId } from 'react'

/** One of the ways, with what it is for. */
export function Block(props: {
  title: string
  text: string
  chip?: ReactNode
  children: ReactNode
}) {
  const id = useId()
  return (
    <Box component="section" aria-labelledby={id} sx={{ mb: 6 }}>
      <Box sx={{ ...row, mb: 1 }}>
        <Box id={id} sx={{ fontSize: '0.875rem', fontWeight: 600 }}>
          {props.title}
        </Box>
        {props.chip}
      </Box>
      <Box sx={{ color: 'text.secondary', mb: 3 }}>{props.text}</Box>
      {props.children}
    </Box>
  )
}

/** Things of a block that can be taken away. */
export const List = (props: { label: string; children: ReactNode }) => (
  <Box component="ul" aria-label={props.label} sx={{ listStyle: 'none', m: 0, mb: 3, p: 0 }}>
    {props.children}
  </Box>
)

export const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 } as const
export const entry = { ...row, py: 3, borderBottom: 1, borderColor: 'divider' } as const
