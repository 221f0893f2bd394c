import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import type { components } from '@officina/openapi/schema'
import { useText } from '@officina/ui/text'
import { useSearch } from '../../../features/list/useSearch.ts'
import { PatientLine } from '../../../features/recipe/PatientLine.tsx'
import { TurnOn } from '../../../features/repeat/TurnOn.tsx'
import { AskDoctor } from '../../../features/request/AskDoctor.tsx'
import { useProblemText } from '../../../features/shop/problems.ts'
import { StillHave } from '../../../features/supply/StillHave.tsx'
import { useMe } from '../../../features/useMe.ts'
import { messages } from './messages.ts'
import { substitutesOf } from './substitutesOf.ts'

type Line = components['schemas']['PatientRecipe']['lines'][number]

/** One product with its tick, or why it cannot be bought now. */
export function RecipeLine(props: {
  line: Line
  currency: string
  isCurrent: boolean
  /** Of today's doctor, who can be asked. */
  canAsk: boolean
  /** Whether it goes along when the chosen lines are bought; none when it cannot be. */
  choice: { isChosen: boolean; onTurn: () => void } | undefined
}) {
  const { line, currency, isCurrent, canAsk, choice } = props
  const t = useText(messages)
  const search = useSearch()
  return (
    <PatientLine
      line={line}
      currency={currency}
      timeZone={useMe('patient').time_zone}
      hidesNext={line.refusal === 'REFILL_TOO_SOON'}
      href={search.href({ product: line.product_id })}
      choice={
        choice && (
          <Checkbox
            checked={choice.isChosen}
            onChange={choice.onTurn}
            sx={{ m: -2, mr: -1 }}
            slotProps={{ input: { 'aria-label': t.chooseName(line.product.title) } }}
          />
        )
      }
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, mt: 2 }}>
        <Buy line={line} currency={currency} canAsk={canAsk} />
        {line.state === 'active' && isCurrent && <StillHave line={line} />}
        {isCurrent && canAsk && repeatable(line) && <TurnOn line={line} />}
      </Box>
    </PatientLine>
  )
}

/** Why the line cannot be ticked: it is in the cart, or may not be bought now; or what there is in its place. */
function Buy({ line, currency, canAsk }: { line: Line; currency: string; canAsk: boolean }) {
  const t = useText(messages)
  const problemText = useProblemText()
  if (line.in_cart > 0 && !line.refusal)
    return <Box sx={{ color: 'tone.good.text' }}>{t.inCart}</Box>
  const instead = substitutesOf(line)
  if (!line.refusal)
    return (
      instead.length > 0 && (
        <Box sx={{ width: '100%', fontSize: '0.875rem', color: 'tone.attention.text' }}>
          {t.instead(instead.map(({ title }) => title))}
        </Box>
      )
    )
  return (
    <>
      <Box sx={{ width: '100%', fontSize: '0.875rem', color: 'tone.attention.text' }}>
        {problemText({ code: line.refusal, until: line.next_order_on }, currency)}
      </Box>
      {canAsk && asksFor.includes(line.refusal) && (
        <AskDoctor about={{ kind: 'refill', recipe_line_id: line.id, title: line.product.title }} />
      )}
    </>
  )
}

/** What can be ordered again, if not today; the server knows the rest. */
const repeatable = ({ state, refusal, orders_left, product }: Line): boolean =>
  state === 'active' &&
  orders_left > 0 &&
  (refusal === null || refusal === 'REFILL_TOO_SOON') &&
  product.availability !== 'discontinued'

/** Refusals that the doctor can lift. */
const asksFor = ['REFILLS_USED', 'REFILL_TOO_SOON', 'RECIPE_EXPIRED']
