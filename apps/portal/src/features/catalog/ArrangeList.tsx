import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { visuallyHidden } from '@officina/ui/PlainSelect'
import { useText } from '@officina/ui/text'
import type { ReactNode } from 'react'
import { DragHandle } from '../recipe/DragHandle.tsx'
import { useLineMoves } from '../recipe/useLineMoves.ts'
import { recipeWords } from '../recipe/words.ts'
import { catalogWords } from './words.ts'

/** A list that is put in order by dragging, or by the buttons of a row; each move is said. */
export function ArrangeList<Row extends { id: string }>(props: {
  rows: readonly Row[]
  titleOf: (row: Row) => string
  onMove: (from: number, to: number) => void
  picture?: (row: Row) => ReactNode
  actions?: (row: Row) => ReactNode
  below?: (row: Row) => ReactNode
}) {
  const t = useText(catalogWords)
  const words = useText(recipeWords)
  const { rows } = props
  const moves = useLineMoves(props.onMove)
  const move = (index: number, by: 1 | -1, title: string) =>
    moves.step(index, by, words.movedTo(title, index + by + 1, rows.length))
  return (
    <>
      <div role="status" style={visuallyHidden}>
        {moves.said}
      </div>
      <Box
        component="ol"
        ref={moves.list}
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 4 }}
      >
        {rows.map((row, index) => {
          const title = props.titleOf(row)
          return (
            <li key={row.id}>
              <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
                <DragHandle
                  title={words.drag(title)}
                  onDrag={(event) => moves.drag(index, event)}
                />
                {props.picture?.(row)}
                <Box sx={{ flex: 1, minWidth: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>
                  {title}
                </Box>
                <IconButton
                  data-move={-1}
                  aria-label={t.up(title)}
                  disabled={index === 0}
                  onClick={() => move(index, -1, title)}
                >
                  <ArrowUpward fontSize="small" />
                </IconButton>
                <IconButton
                  data-move={1}
                  aria-label={t.down(title)}
                  disabled={index === rows.length - 1}
                  onClick={() => move(index, 1, title)}
                >
                  <ArrowDownward fontSize="small" />
                </IconButton>
                {props.actions?.(row)}
              </Box>
              {props.below?.(row)}
            </li>
          )
        })}
      </Box>
    </>
  )
}
