import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import Close from '@mui/icons-material/Close'
import LowPriority from '@mui/icons-material/LowPriority'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { defineMessages, useText } from '@officina/ui/text'
import type { ReactNode } from 'react'

/** What can be done with one product; the buttons do by keyboard what dragging does. */
export function ProductTools(props: {
  name: string
  isFirst: boolean
  isLast: boolean
  onMove: (by: 1 | -1) => void
  onMoveTo: () => void
  onRemove: () => void
}) {
  const t = useText(messages)
  const { name } = props
  const button = (label: string, icon: ReactNode, onClick: () => void, more: object = {}) => (
    <IconButton size="small" aria-label={label} title={label} onClick={onClick} {...more}>
      {icon}
    </IconButton>
  )
  return (
    <Box sx={{ display: 'flex' }}>
      {button(t.up(name), <ArrowUpward fontSize="small" />, () => props.onMove(-1), {
        disabled: props.isFirst,
        'data-move': -1,
        sx: fromTablet,
      })}
      {button(t.down(name), <ArrowDownward fontSize="small" />, () => props.onMove(1), {
        disabled: props.isLast,
        'data-move': 1,
        sx: fromTablet,
      })}
      {button(t.to(name), <LowPriority fontSize="small" />, props.onMoveTo, {
        disabled: props.isFirst && props.isLast,
      })}
      {button(t.remove(name), <Close fontSize="small" />, props.onRemove)}
    </Box>
  )
}

/** A phone has room for the position alone, which does the same. */
const fromTablet = { display: { xs: 'none', sm: 'inline-flex' } }

const messages = defineMessages({
  up: (name: string) => [`Move “${name}” up`, `「${name}」を上へ`],
  down: (name: string) => [`Move “${name}” down`, `「${name}」を下へ`],
  to: (name: string) => [`Move “${name}” to a position`, `「${name}」の位置を指定`],
  remove: (name: string) => [`Remove “${name}”`, `「${name}」を外す`],
})
