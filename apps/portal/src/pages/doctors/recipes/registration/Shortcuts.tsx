import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useText } from '@officina/ui/text'
import { useEffect, useRef, useState } from 'react'
import { messages } from './messages.ts'

/** Keys of the whole page: "/" search, F2 dosage, "?" list of keys, Ctrl+Enter issue. */
export function useShortcuts({ onIssue }: { onIssue: () => void }) {
  const [isOpen, setOpen] = useState(false)
  const issue = useRef(onIssue)
  issue.current = onIssue
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const target = event.target as HTMLElement
      if (target.closest('[role=dialog]') || event.isComposing) return
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
        event.preventDefault()
        issue.current()
      }
      if (event.key === 'F2') {
        event.preventDefault()
        document.querySelector<HTMLInputElement>('main [data-open] input[inputmode]')?.select()
      }
      if (target.closest('input, textarea, select') || event.ctrlKey || event.metaKey) return
      if (event.key === '?') setOpen(true)
      if (event.key === '/') {
        event.preventDefault()
        document.querySelector<HTMLInputElement>('main input[type=search]')?.focus()
      }
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  return { isOpen, open: () => setOpen(true), close: () => setOpen(false) }
}

export function Shortcuts({ isOpen, close }: { isOpen: boolean; close: () => void }) {
  const t = useText(messages)
  return (
    <Dialog open={isOpen} onClose={close} aria-labelledby="shortcuts">
      <DialogTitle id="shortcuts" component="h2" variant="h2">
        {t.shortcuts}
      </DialogTitle>
      <DialogContent>
        <Box component="pre" sx={{ m: 0, font: 'inherit', whiteSpace: 'pre-wrap' }}>
          {t.keys}
        </Box>
      </DialogContent>
    </Dialog>
  )
}
