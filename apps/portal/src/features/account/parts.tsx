import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { FormError } from '@officina/ui/FormError'
import { KeptNotice } from '@officina/ui/KeptNotice'
import { useText } from '@officina/ui/text'
import { type ReactNode, useId } from 'react'
import { messages } from './messages.ts'

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

/**
 * Whether the form holds what was typed earlier, and why the whole of it was not taken; after somebody else's change the
 * latest values can be had.
 */
export function FormProblem(props: {
  form: {
    message: string | undefined
    status: number | undefined
    kept: { isKept: boolean; discard: () => void }
  }
  onReload: () => void
}) {
  const t = useText(messages)
  const { message, status, kept } = props.form
  const reload = () => {
    kept.discard()
    props.onReload()
  }
  return (
    <>
      <KeptNotice kept={kept} />
      <FormError>{message}</FormError>
      {status === 409 && (
        <Button onClick={reload} sx={{ mb: 4 }}>
          {t.reload}
        </Button>
      )}
    </>
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
