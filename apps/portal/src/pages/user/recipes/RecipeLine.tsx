import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import type { components } from '@officina/openapi/schema'
import { useText } from '@officina/ui/text'
import { useSearch } from '../../../features/list/useSearch.ts'
import { PatientLine } from '../../../features/recipe/PatientLine.tsx'
import { AskDoctor } from '../../../features/request/AskDoctor.tsx'
import { useCartWrite } from '../../../features/shop/cart.ts'
import { useProblemText } from '../../../features/shop/problems.ts'
import { useAdded } from '../../../features/shop/useAdded.ts'
import { StillHave } from '../../../features/supply/StillHave.tsx'
import { messages } from './messages.ts'

type Line = components['schemas']['PatientRecipe']['lines'][number]

/** One product with its button, or why it cannot be bought now. */
export function RecipeLine(props: {
  line: Line
  currency: string
  isCurrent: boolean
  /** Whether it goes along when the chosen lines are bought; none when it cannot be. */
  choice: { isChosen: boolean; onTurn: () => void } | undefined
}) {
  const { line, currency, isCurrent, choice } = props
  const t = useText(messages)
  const search = useSearch()
  return (
    <PatientLine
      line={line}
      currency={currency}
      hidesNext={line.refusal === 'REFILL_TOO_SOON'}
      href={search.href({ product: line.product_id })}
      choice={
        choice && (
          <Checkbox
            checked={choice.isChosen}
            onChange={choice.onTurn}
            slotProps={{ input: { 'aria-label': t.chooseName(line.product.title) } }}
          />
        )
      }
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, mt: 2 }}>
        <Buy line={line} currency={currency} />
        {line.state === 'active' && line.days_supply !== null && isCurrent && (
          <StillHave line={line} />
        )}
      </Box>
    </PatientLine>
  )
}

function Buy({ line, currency }: { line: Line; currency: string }) {
  const t = useText(messages)
  const problemText = useProblemText()
  const added = useAdded()
  const add = useCartWrite('post', '/api/patient/cart/lines')
  if (line.refusal) {
    return (
      <>
        <Box sx={{ width: '100%', fontSize: '0.875rem', color: 'tone.attention.text' }}>
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
  if (line.in_cart > 0) return <Box sx={{ color: 'tone.good.text' }}>{t.inCart}</Box>
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
          { onSuccess: () => added(line.product.title) },
        )
      }
    >
      {t.add}
    </Button>
  )
}

/** Refusals that the doctor can lift. */
const asksFor = ['REFILLS_USED', 'REFILL_TOO_SOON', 'RECIPE_EXPIRED']
