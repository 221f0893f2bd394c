import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { BrandMark } from './BrandMark.tsx'
import { useDocumentTitle } from './useDocumentTitle.ts'

/** One centred card of at most 440 px: brand above, title, one action inside, help below. */
export function AuthCard(props: {
  title: string
  lead?: ReactNode
  help?: ReactNode
  /** Wider card for long forms (registration details), px. */
  maxWidth?: number
  children: ReactNode
}) {
  useDocumentTitle(props.title)
  return (
    <Box sx={page} style={{ maxWidth: props.maxWidth ?? 440 }}>
      <div className="auth-brand">
        <BrandMark size={36} />
      </div>
      <Card sx={{ p: { xs: 5, sm: 8 } }}>
        <Typography variant="h1" sx={{ mb: props.lead ? 2 : 6 }}>
          {props.title}
        </Typography>
        {props.lead && (
          <Typography component="div" sx={{ mb: 6, color: 'text.secondary' }}>
            {props.lead}
          </Typography>
        )}
        {props.children}
      </Card>
      {props.help && <div className="auth-help">{props.help}</div>}
    </Box>
  )
}

const page = {
  // its width does not wait for what is in it: the HTML may come in pieces
  width: '100%',
  mx: 'auto',
  pt: { xs: 2, sm: 8 },
  '& > .auth-brand': { display: 'flex', justifyContent: 'center', mb: 6 },
  '& > .auth-help': {
    mt: 5,
    fontSize: '0.875rem',
    textAlign: 'center',
    color: 'text.secondary',
  },
}
