import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import ContentCopy from '@mui/icons-material/ContentCopy'
import Delete from '@mui/icons-material/DeleteOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import type { ReactNode } from 'react'
import type { LineRefusalsProps } from './LineRefusals.tsx'
import { lazyPart } from './lazyPart.tsx'
import type { WrittenLine } from './recipeLine.ts'
import { defineMessages, useText } from './text.tsx'

// a refusal comes unasked: without its code the page stays, with the words of the server
const LineRefusals = lazyPart(
  () => import('./LineRefusals.tsx').catch(() => ({ LineRefusals: BareRefusals })),
  'LineRefusals',
)

export type LineToolsProps = {
  line: WrittenLine
  /** The product of the line, for the names of the buttons. */
  title: string
  isOpen: boolean
  isFirst: boolean
  isLast: boolean
  onToggle: () => void
  onMove: (by: 1 | -1) => void
  onDuplicate?: () => void
  onRemove: () => void
  /** Refusals by field. */
  errors: Record<string, string>
  /** What is written while the line is open. */
  children: ReactNode
}

/** Below a recipe line: what was refused, the buttons, and the fields while it is open. */
export function LineTools(props: LineToolsProps) {
  const t = useText(messages)
  const { title } = props
  return (
    <>
      {Object.keys(props.errors).length > 0 && (
        <LineRefusals line={props.line} errors={props.errors} />
      )}
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1, mt: 2, ml: -2 }}>
        <Button aria-expanded={props.isOpen} onClick={props.onToggle} sx={toggle}>
          {props.isOpen ? t.done : t.edit}
        </Button>
        <IconButton
          data-move={-1}
          aria-label={t.up(title)}
          disabled={props.isFirst}
          onClick={() => props.onMove(-1)}
        >
          <ArrowUpward fontSize="small" />
        </IconButton>
        <IconButton
          data-move={1}
          aria-label={t.down(title)}
          disabled={props.isLast}
          onClick={() => props.onMove(1)}
        >
          <ArrowDownward fontSize="small" />
        </IconButton>
        {props.onDuplicate && (
          <IconButton aria-label={t.duplicate(title)} onClick={props.onDuplicate}>
            <ContentCopy fontSize="small" />
          </IconButton>
        )}
        <IconButton aria-label={t.remove(title)} onClick={props.onRemove}>
          <Delete fontSize="small" />
        </IconButton>
      </Box>
      {props.isOpen && (
        <Box sx={{ mt: 4, pt: 4, borderTop: 1, borderColor: 'divider' }}>{props.children}</Box>
      )}
    </>
  )
}

const BareRefusals = ({ errors }: LineRefusalsProps) =>
  Object.entries(errors).map(([field, text]) => (
    <div key={field} role="alert">
      {text}
    </div>
  ))

const toggle = {
  mr: 'auto',
  whiteSpace: 'nowrap',
  '@media (max-width:599.95px)': { fontSize: '0.875rem' },
}

const messages = defineMessages({
  edit: ['Edit dosage', '用法・用量を編集'],
  done: ['Done', '完了'],
  up: (name: string) => [`Move ${name} up`, `${name}を上へ`],
  down: (name: string) => [`Move ${name} down`, `${name}を下へ`],
  duplicate: (name: string) => [`Duplicate ${name}`, `${name}を複製`],
  remove: (name: string) => [`Remove ${name}`, `${name}を削除`],
})
