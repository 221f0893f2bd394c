import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useText } from '@officina/ui/text'
import { type Compare, compareWords } from './compare.tsx'

/** How many are chosen, and the way to see them side by side; from two on. */
export function CompareBar({ compare }: { compare: Compare }) {
  const t = useText(compareWords)
  const n = compare.products.length
  return (
    <Box sx={{ display: 'flex', gap: 2, mb: 2 }}>
      <Button variant="contained" disabled={n < 2} onClick={() => compare.setOpen(true)}>
        {t.compare(n)}
      </Button>
      <Button onClick={compare.clear}>{t.clear}</Button>
    </Box>
  )
}
