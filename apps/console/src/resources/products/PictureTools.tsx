import ArrowBack from '@mui/icons-material/ArrowBack'
import ArrowForward from '@mui/icons-material/ArrowForward'
import Close from '@mui/icons-material/Close'
import EditOutlined from '@mui/icons-material/EditOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { defineMessages, useText } from '@officina/ui/text'
import type { ReactNode } from 'react'

/** What can be done with one picture; the buttons do by keyboard what dragging does. */
export function PictureTools(props: {
  name: string
  isFirst: boolean
  isLast: boolean
  onMove: (by: 1 | -1) => void
  onDescribe: () => void
  onRemove: () => void
}) {
  const t = useText(messages)
  const { name } = props
  const button = (label: string, icon: ReactNode, onClick: () => void, more: object = {}) => (
    <IconButton size="small" aria-label={label} onClick={onClick} {...more}>
      {icon}
    </IconButton>
  )
  return (
    <Box sx={{ display: 'flex' }}>
      {button(t.earlier(name), <ArrowBack fontSize="small" />, () => props.onMove(-1), {
        disabled: props.isFirst,
        'data-move': -1,
      })}
      {button(t.later(name), <ArrowForward fontSize="small" />, () => props.onMove(1), {
        disabled: props.isLast,
        'data-move': 1,
      })}
      {button(t.describe(name), <EditOutlined fontSize="small" />, props.onDescribe)}
      {button(t.remove(name), <Close fontSize="small" />, props.onRemove, { sx: { ml: 'auto' } })}
    </Box>
  )
}

const messages = defineMessages({
  earlier: (name: string) => [`Move “${name}” forward`, `「${name}」を前へ`],
  later: (name: string) => [`Move “${name}” back`, `「${name}」を後ろへ`],
  describe: (name: string) => [`Describe “${name}”`, `「${name}」の説明を変更`],
  remove: (name: string) => [`Remove “${name}”`, `「${name}」を削除`],
})
