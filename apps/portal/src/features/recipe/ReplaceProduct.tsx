import Button from '@mui/material/Button'
import { lazyPart } from '@officina/ui/lazyPart'
import { defineMessages, useText } from '@officina/ui/text'
import { useState } from 'react'
import type { Replacing } from './ReplaceProductDialog.tsx'

const ReplaceDialog = lazyPart(() => import('./ReplaceProductDialog.tsx'))

/** One click puts the successor of a discontinued product into all recipes that hold it; asked before it mails. */
export function ReplaceProduct(props: Replacing) {
  const t = useText(messages)
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button size="small" variant="outlined" sx={{ mt: 2 }} onClick={() => setOpen(true)}>
        {t.replace(props.successor.title)}
      </Button>
      {open && <ReplaceDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

const messages = defineMessages({
  replace: (title: string) => [`Replace with ${title}`, `「${title}」に置き換える`],
})
