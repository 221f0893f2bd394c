import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { components } from '@officina/openapi/schema'
import { useOpened } from '@officina/ui/keptInput.ts'
import { lazyWithRetry } from '@officina/ui/lazyWithRetry'
import { useText } from '@officina/ui/text'
import { Suspense } from 'react'
import { notBuyingMessages } from './notBuyingMessages.ts'

type Recipe = components['schemas']['PatientRecipe']

// few say it on a visit: the form comes when it is asked for
const NotBuyingDialog = lazyWithRetry(() => import('./NotBuyingDialog.tsx'))

/** Where a patient tells why a recipe, or what is left of it, is not ordered. */
export function NotBuying({ recipe }: { recipe: Recipe }) {
  const t = useText(notBuyingMessages)
  const [isOpen, setOpen] = useOpened<boolean>(`not buying ${recipe.id}`)
  return (
    <Box sx={{ mt: 4 }}>
      {recipe.not_buying && <div>{t.told(t.reasons[recipe.not_buying])}</div>}
      <Button
        variant="text"
        onPointerEnter={NotBuyingDialog.preload}
        onFocus={NotBuyingDialog.preload}
        onClick={() => setOpen(true)}
        sx={{ ml: -2 }}
      >
        {t.ask}
      </Button>
      {isOpen && (
        <Suspense>
          <NotBuyingDialog recipe={recipe} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Box>
  )
}
