import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { components } from '@officina/openapi/schema'
import { useText } from '@officina/ui/text'
import { PatientLine } from '../../../features/recipe/PatientLine.tsx'
import { AskDoctor } from '../../../features/request/AskDoctor.tsx'
import { useCartWrite } from '../../../features/shop/cart.ts'
import { useProblemText } from '../../../features/shop/problems.ts'
import { StillHave } from '../../../features/supply/StillHave.tsx'
import { toast } from '../../../features/toast.tsx'
import { messages } from './messages.ts'

type Line = components['schemas']['PatientRecipe']['lines'][number]

/** One product with its button, or why it cannot be bought now. */
export function RecipeLine(props: { line: Line; currency: string; isCurrent: boolean }) {
  const { line, currency, isCurrent } = props
  return (
    <PatientLine line={line} currency={currency} hidesNext={line.refusal === 'REFILL_TOO_SOON'}>
      <Buy line={line} currency={currency} />
      {line.state === 'active' && line.days_supply !== null && isCurrent && (
        <StillHave line={line} />
      )}
    </PatientLine>
  )
}

function Buy({ line, currency }: { line: Line; currency: string }) {
  const t = useText(messages)
  const problemText = useProblemText()
  const add = useCartWrite('post', '/api/patient/cart/lines')
  if (line.refusal) {
    return (
      <>
        <Box sx={{ mt: 2, fontSize: '0.875rem', color: 'tone.attention.text' }}>
          {problemText({ code: line.refusal, until: line.next_order_on }, currency)}
        </Box>
        {asksFor.includes(line.refusal) && (
          <AskDoctor
            about={{ kind: 'refill', recipe_line_id: line.id, title: line.product.title }}
          />
        )}
      </>
    )
  }
  if (line.in_cart > 0) return <Box sx={{ mt: 2, color: 'tone.good.text' }}>{t.inCart}</Box>
  return (
    <Button
      variant="outlined"
      size="small"
      aria-label={t.addName(line.product.title)}
      disabled={add.isPending}
      onClick={() =>
        add.mutate(
          {
            body: {
              variant_id: line.variant_id,
              quantity: line.quantity,
              recipe_line_id: line.id,
            },
          },
          { onSuccess: () => toast.success(t.added(line.product.title)) },
        )
      }
      sx={{ mt: 2 }}
    >
      {t.add}
    </Button>
  )
}

/** Refusals that the doctor can lift. */
const asksFor = ['REFILLS_USED', 'REFILL_TOO_SOON', 'RECIPE_EXPIRED']
