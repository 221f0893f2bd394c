import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import { keyframes } from '@mui/material/styles'
import { Late } from './Late.tsx'

/** Rows of a list or table. */
export function ListSkeleton(props: { rows?: number }) {
  return (
    <Late>
      <Rows rows={props.rows ?? 8} />
    </Late>
  )
}

/** A grid of cards. */
export function CardSkeleton(props: { cards?: number; height?: number }) {
  return (
    <Late>
      <Box aria-busy sx={cards}>
        {keys(props.cards ?? 6).map((key) => (
          <Card key={key} sx={{ p: 4, height: props.height ?? 180 }}>
            <i style={{ height: 24, width: '70%', marginBottom: 12 }} />
            <i style={{ height: 16, marginBottom: 8 }} />
            <i style={{ height: 16, width: '50%' }} />
          </Card>
        ))}
      </Box>
    </Late>
  )
}

function Rows(props: { rows: number }) {
  return (
    <Card aria-busy sx={rows}>
      {keys(props.rows).map((key) => (
        <div key={key}>
          <i style={{ flex: 3 }} />
          <i style={{ flex: 2 }} />
          <i style={{ flex: 1 }} />
        </div>
      ))}
    </Card>
  )
}

const wave = keyframes({
  '0%': { transform: 'translateX(-100%)' },
  '50%, 100%': { transform: 'translateX(100%)' },
})
// MUI's skeleton with its wave, as one set of styles for all shapes
const shapes = {
  '& i': {
    display: 'block',
    position: 'relative',
    overflow: 'hidden',
    borderRadius: '8px',
    bgcolor: 'var(--mui-palette-Skeleton-bg)',
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      transform: 'translateX(-100%)',
      background:
        'linear-gradient(90deg, transparent, var(--mui-palette-action-hover), transparent)',
      animation: `${wave} 2s linear 0.5s infinite`,
      '@media (prefers-reduced-motion: reduce)': { display: 'none' },
    },
  },
} as const
const cards = {
  ...shapes,
  display: 'grid',
  gap: 4,
  gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))',
}
const rows = {
  '& i': { ...shapes['& i'], height: 20 },
  '& div': { display: 'flex', gap: 6, p: 4 },
  '& div + div': { borderTop: 1, borderColor: 'divider' },
}

function keys(n: number): number[] {
  return Array.from({ length: n }, (_, index) => index)
}
