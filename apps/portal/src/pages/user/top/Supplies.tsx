import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import type { components } from '@officina/openapi/schema'
import { isIssued } from '@officina/shared/recipe'
import { useText } from '@officina/ui/text'
import { StillHave } from '../../../features/supply/StillHave.tsx'
import { SupplyChip } from '../../../features/supply/SupplyChip.tsx'
import { dayMessages } from './dayMessages.ts'

type Recipe = components['schemas']['PatientRecipe']

/** How long each product lasts, and the place to say what there still is. */
export function Supplies({ recipes }: { recipes: Recipe[] }) {
  const t = useText(dayMessages)
  const lines = recipes
    .filter((recipe) => isIssued(recipe))
    .flatMap((recipe) => recipe.lines)
    .filter((line) => line.state === 'active' && line.days_supply !== null)
    .sort((a, b) => (a.days_left ?? 1e6) - (b.days_left ?? 1e6))
  if (lines.length === 0) return null
  return (
    <Box sx={{ mt: 5 }}>
      <Typography component="h3" variant="body1" sx={{ fontWeight: 600, mb: 2 }}>
        {t.supplies}
      </Typography>
      <Card component="ul" sx={{ listStyle: 'none', m: 0, px: 4, py: 2 }}>
        {lines.map((line) => (
          <Box component="li" key={line.id} sx={row}>
            <Box sx={{ flex: '1 1 160px', minWidth: 0, overflowWrap: 'anywhere' }}>
              {line.product.title}
            </Box>
            <SupplyChip line={line} />
            <StillHave line={line} />
          </Box>
        ))}
      </Card>
    </Box>
  )
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 3,
  rowGap: 1,
  py: 2,
  '& + &': { borderTop: 1, borderColor: 'divider' },
}
