import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, useState } from 'react'
import { brandName } from '../brandName.ts'
import { useText } from '../text.tsx'
import { messages } from './messages.ts'

/** The codes, to be copied or kept as a file: nobody can read them again. */
export function RecoveryCodes(props: { codes: readonly string[]; onClose: () => void }) {
  const t = useText(messages)
  const titleId = useId()
  const [copied, setCopied] = useState(false)
  const text = props.codes.join('\n')
  return (
    <Dialog open aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId} component="h2" variant="h2" sx={{ pb: 2 }}>
        {t.keep}
      </DialogTitle>
      <DialogContent>
        <p style={{ marginTop: 0 }}>{t.keepText}</p>
        <Box component="ul" aria-label={t.codes} sx={list}>
          {props.codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center' }}>
          <Button
            variant="outlined"
            onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(true))}
          >
            {t.copy}
          </Button>
          <Button
            variant="outlined"
            component="a"
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${t.file(brandName())}\n\n${text}\n`)}`}
            download="recovery-codes.txt"
          >
            {t.download}
          </Button>
          <span role="status">{copied && t.copied}</span>
        </Box>
      </DialogContent>
      <DialogActions sx={{ px: 6, pb: 5 }}>
        <Button variant="contained" onClick={props.onClose}>
          {t.kept}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

const list = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
  gap: 2,
  m: 0,
  mb: 5,
  p: 0,
  listStyle: 'none',
  fontSize: '1rem',
  '& code': { fontVariantNumeric: 'tabular-nums' },
}
