import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import ContentCopy from '@mui/icons-material/ContentCopy'
import Delete from '@mui/icons-material/DeleteOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { defineMessages, useText } from '@officina/ui/text'

/** Moves, copies and deletes one of several parts. */
export function RowTools(props: {
  name: string
  isFirst: boolean
  isLast: boolean
  onMove: (by: 1 | -1) => void
  onDuplicate?: () => void
  onRemove: () => void
}) {
  const t = useText(messages)
  const { name } = props
  return (
    <Box sx={{ display: 'flex', flexShrink: 0 }}>
      <IconButton aria-label={t.up(name)} disabled={props.isFirst} onClick={() => props.onMove(-1)}>
        <ArrowUpward fontSize="small" />
      </IconButton>
      <IconButton aria-label={t.down(name)} disabled={props.isLast} onClick={() => props.onMove(1)}>
        <ArrowDownward fontSize="small" />
      </IconButton>
      {props.onDuplicate && (
        <IconButton aria-label={t.duplicate(name)} onClick={props.onDuplicate}>
          <ContentCopy fontSize="small" />
        </IconButton>
      )}
      <IconButton aria-label={t.remove(name)} onClick={props.onRemove}>
        <Delete fontSize="small" />
      </IconButton>
    </Box>
  )
}

const messages = defineMessages({
  up: (name: string) => [`Move ${name} up`, `${name}を上へ`],
  down: (name: string) => [`Move ${name} down`, `${name}を下へ`],
  duplicate: (name: string) => [`Duplicate ${name}`, `${name}を複製`],
  remove: (name: string) => [`Delete ${name}`, `${name}を削除`],
})
