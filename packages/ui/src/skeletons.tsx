import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
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
      <Box
        sx={{
          display: 'grid',
          gap: 4,
          gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))',
        }}
      >
        {keys(props.cards ?? 6).map((key) => (
          <Card key={key} sx={{ p: 4, height: props.height ?? 180 }}>
            <Skeleton variant="rounded" height={24} width="70%" sx={{ mb: 3 }} />
            <Skeleton variant="rounded" height={16} sx={{ mb: 2 }} />
            <Skeleton variant="rounded" height={16} width="50%" />
          </Card>
        ))}
      </Box>
    </Late>
  )
}

function Rows(props: { rows: number }) {
  return (
    <Card>
      {keys(props.rows).map((key) => (
        <Box
          key={key}
          sx={{
            display: 'flex',
            gap: 6,
            px: 4,
            py: 4,
            borderTop: key ? 1 : 0,
            borderColor: 'divider',
          }}
        >
          <Skeleton variant="rounded" height={20} sx={{ flex: 3 }} />
          <Skeleton variant="rounded" height={20} sx={{ flex: 2 }} />
          <Skeleton variant="rounded" height={20} sx={{ flex: 1 }} />
        </Box>
      ))}
    </Card>
  )
}

function keys(n: number): number[] {
  return Array.from({ length: n }, (_, index) => index)
}
