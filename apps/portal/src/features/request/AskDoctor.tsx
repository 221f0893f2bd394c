import Button from '@mui/material/Button'
import { lazyWithRetry } from '@officina/ui/lazyWithRetry'
import { OnceOpened } from '@officina/ui/OnceOpened'
import { useText } from '@officina/ui/text'
import { useState } from 'react'
import type { Asked } from './AskDialog.tsx'
import { askMessages } from './askMessages.ts'

// few ask on a visit: the form comes when somebody is about to
const AskDialog = lazyWithRetry(() => import('./AskDialog.tsx'))

/** The button that asks the doctor, with its form. */
export function AskDoctor({ about }: { about: Asked }) {
  const t = useText(askMessages)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        aria-label={'title' in about ? t.askAbout(about.title) : undefined}
        onPointerEnter={AskDialog.preload}
        onFocus={AskDialog.preload}
        onClick={() => setOpen(true)}
        sx={{ mt: 2 }}
      >
        {about.kind === 'question' ? t.askQuestion : t.ask}
      </Button>
      <OnceOpened open={isOpen}>
        <AskDialog about={about} open={isOpen} onClose={() => setOpen(false)} />
      </OnceOpened>
    </>
  )
}
