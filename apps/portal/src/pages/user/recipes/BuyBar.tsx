import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { components } from '@officina/openapi/schema'
import { useText } from '@officina/ui/text'
import { Money } from '@officina/ui/values'
import { Link } from 'react-router'
import { LeftOutNotice } from '../../../features/shop/LeftOut.tsx'
import { useProblemText } from '../../../features/shop/problems.ts'
import { pathTo } from '../../../pathTo.ts'
import { messages } from './messages.ts'
import { costOf } from './substitutesOf.ts'
import { useAddRecipe } from './useAddRecipe.ts'

type Recipe = components['schemas']['PatientRecipe']

/** Stays in sight while the lines are read: what the ticked ones cost, and the way into the cart. */
export function BuyBar({ recipe, chosen }: { recipe: Recipe; chosen: Recipe['lines'] }) {
  const t = useText(messages)
  const { add, pending, leftOut } = useAddRecipe(recipe.id)
  const problemText = useProblemText()
  const total = chosen.reduce((sum, line) => sum + costOf(line), 0)
  const isAllInCart = chosen.length === 0 && recipe.lines.some((line) => line.in_cart > 0)
  return (
    <Box sx={bar} data-noprint>
      <LeftOutNotice
        lines={leftOut}
        title={t.notInCart}
        reasonOf={(problem) => problemText(problem, recipe.currency)}
      />
      <Box sx={row}>
        <Box sx={{ flex: '999 1 88px', minWidth: 0 }}>
          {chosen.length > 0 ? (
            <>
              <Box sx={{ fontWeight: 600 }}>
                <Money amount={total} currency={recipe.currency} />
              </Box>
              <Box sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
                {t.chosen(chosen.length)}
              </Box>
            </>
          ) : (
            <Box sx={{ color: 'text.secondary' }}>{isAllInCart ? t.inCart : t.noneChosen}</Box>
          )}
        </Box>
        {isAllInCart ? (
          <Button component={Link} to={pathTo('/user/cart')} variant="contained" size="large">
            {t.toCart}
          </Button>
        ) : (
          <Button
            data-once
            variant="contained"
            size="large"
            disabled={pending || chosen.length === 0}
            onClick={() =>
              add(
                chosen.map((line) => line.id),
                chosen.length === recipe.lines.length,
              )
            }
          >
            {t.addChosen}
          </Button>
        )}
      </Box>
    </Box>
  )
}

// the button takes a line of its own where the sum beside it would break its words
const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 4,
  rowGap: 2,
  '& > .MuiButton-root': { flexGrow: 1 },
}
const bar = {
  position: 'sticky',
  // above the navigation of phones
  bottom: { xs: 'calc(57px + env(safe-area-inset-bottom))', md: 0 },
  zIndex: 2,
  mx: { xs: -4, sm: 0 },
  px: 4,
  py: 3,
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: { xs: 0, sm: '12px' },
}
