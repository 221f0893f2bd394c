import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import type { ReactNode } from 'react'
import { tabular } from './theme.ts'
import { unbroken } from './unbroken.tsx'

export type Fact = { label: string; value: ReactNode }

/** Terms and values, with the line breaks of whoever typed them; what is empty is left out. In columns where there is room. */
export function FactList(props: { facts: readonly Fact[]; columns?: 1 | 2 | 3 }) {
  const columns = props.columns ?? 2
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        columnGap: 6,
        rowGap: 4,
        gridTemplateColumns: {
          xs: `repeat(${Math.max(1, columns - 1)}, minmax(0, 1fr))`,
          sm: `repeat(${columns}, minmax(0, 1fr))`,
        },
        '& > div > dt': { fontSize: '0.875rem', color: 'text.secondary' },
        '& > div > dd': { m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
      }}
    >
      {props.facts.filter(isSaid).map((fact) => (
        <div key={fact.label}>
          <dt>{fact.label}</dt>
          <dd>{unbroken(fact.value)}</dd>
        </div>
      ))}
    </Box>
  )
}

const isSaid = ({ value }: Fact) => value === 0 || Boolean(value)

/** One figure with its name and a note. */
export function StatCard(props: { label: string; value: ReactNode; note?: ReactNode }) {
  return (
    <Card sx={{ p: 4, minWidth: 0 }}>
      <Box sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>{props.label}</Box>
      <Box sx={figure}>{props.value}</Box>
      {props.note && <Box sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>{props.note}</Box>}
    </Card>
  )
}

// large sums must not leave a card that is half a phone wide
const figure = {
  ...tabular,
  fontSize: { xs: '1.25rem', sm: '1.75rem' },
  fontWeight: 600,
  lineHeight: 1.3,
  my: 1,
  overflowWrap: 'anywhere',
}
