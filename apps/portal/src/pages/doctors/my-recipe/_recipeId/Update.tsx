import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { lazyWithRetry } from '@officina/ui/lazyWithRetry'
import { useText } from '@officina/ui/text'
import { Suspense, useState } from 'react'
import type { MyRecipe } from '../../../../features/myRecipe/queries.ts'
import type { Draft } from '../../../../features/recipe/useDraft.ts'
import { messages } from './messages.ts'

const TakeOver = lazyWithRetry(() =>
  import('./TakeOver.tsx').then((m) => ({ default: m.TakeOver })),
)

/** The template that the set was made from has a newer version. */
export function Update(props: {
  set: MyRecipe
  update: NonNullable<MyRecipe['update']>
  draft: Draft
}) {
  const t = useText(messages)
  const { set, update, draft } = props
  const [isOpen, setOpen] = useState(false)
  return (
    <Alert
      severity="info"
      sx={{ mb: 4 }}
      action={<Button onClick={() => setOpen(true)}>{t.compare}</Button>}
    >
      {t.update(update.title, update.version)}
      {isOpen && (
        <Suspense fallback={null}>
          <TakeOver set={set} update={update} draft={draft} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Alert>
  )
}
