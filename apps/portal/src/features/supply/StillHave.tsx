import Button from '@mui/material/Button'
import type { components } from '@officina/openapi/schema'
import { asTaken, isCountable } from '@officina/shared/dosage/substitute'
import { useOpened } from '@officina/ui/keptInput.ts'
import { lazyPart } from '@officina/ui/lazyPart'
import { useText } from '@officina/ui/text'
import { supplyMessages } from './messages.ts'

type Line = components['schemas']['RecipeLine']

// few say it on a visit: the form comes when it is asked for
const SupplyDialog = lazyPart(() => import('./SupplyDialog.tsx'))

/**
 * The button with which a patient says what is left of a product, in the units of what is taken now; of what was never
 * ordered nothing can be, and of what is not counted nobody knows how long it lasts.
 */
export function StillHave(props: { line: Line }) {
  const t = useText(supplyMessages)
  const line = asTaken(props.line)
  const [isOpen, setOpen] = useOpened<boolean>(`supply ${line.id}`)
  if ((line.last_ordered_at === null && line.days_left === null) || !isCountable(line)) return null
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
      {isOpen && <SupplyDialog line={line} onClose={() => setOpen(false)} />}
    </>
  )
}
