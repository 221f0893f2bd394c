import Box from '@mui/material/Box'
import { type ReactNode, useEffect, useRef } from 'react'

/** One text about the whole form, announced and in view when it appears. Renders nothing without a text. */
export function FormError(props: { children?: ReactNode }) {
  const place = useRef<HTMLElement>(null)
  const isShown = Boolean(props.children)
  useEffect(() => {
    if (isShown) place.current?.scrollIntoView?.({ block: 'nearest' })
  }, [isShown])
  return (
    <Box ref={place} role="alert" sx={props.children ? box : undefined}>
      {props.children}
    </Box>
  )
}

const box = {
  mb: 5,
  p: 3,
  borderRadius: '8px',
  color: 'tone.stopped.text',
  bgcolor: 'tone.stopped.tint',
}
