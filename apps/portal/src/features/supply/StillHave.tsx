import Button from '@mui/material/Button'
import type { components } from '@officina/openapi/schema'
import { useText } from '@officina/ui/text'
import { lazy, Suspense, useState } from 'react'
import { later } from '../later.ts'
import { supplyMessages } from './messages.ts'

type Line = components['schemas']['RecipeLine']

// few say it on a visit: the form comes when it is asked for
const load = later(() => import('./SupplyDialog.tsx'))
const SupplyDialog = lazy(load)

/** The button with which a patient says what is left of a product. */
export function StillHave({ line }: { line: Line }) {
  const t = useText(supplyMessages)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        size="small"
        variant="text"
        aria-label={t.stillHaveOf(line.product.title)}
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
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
