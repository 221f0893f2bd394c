import Button from '@mui/material/Button'
import type { components } from '@officina/openapi/schema'
import { useOpened } from '@officina/ui/keptInput.ts'
import { lazyWithRetry } from '@officina/ui/lazyWithRetry'
import { useText } from '@officina/ui/text'
import { Suspense } from 'react'
import { supplyMessages } from './messages.ts'

type Line = components['schemas']['RecipeLine']

// few say it on a visit: the form comes when it is asked for
const SupplyDialog = lazyWithRetry(() => import('./SupplyDialog.tsx'))

/** The button with which a patient says what is left of a product; of what was never ordered nothing can be. */
export function StillHave({ line }: { line: Line }) {
  const t = useText(supplyMessages)
  const [isOpen, setOpen] = useOpened<boolean>(`supply ${line.id}`)
  if (line.last_ordered_at === null && line.days_left === null) return null
  return (
    <>
      <Button
        size="small"
        variant="text"
        aria-label={t.stillHaveOf(line.product.title)}
        onPointerEnter={SupplyDialog.preload}
        onFocus={SupplyDialog.preload}
        onClick={() => setOpen(true)}
      >
        {t.stillHave}
      </Button>
      {isOpen && (
        <Suspense>
          <SupplyDialog line={line} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
