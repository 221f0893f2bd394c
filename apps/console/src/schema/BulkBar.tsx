import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Tooltip from '@mui/material/Tooltip'
import type { useOpened } from '@officina/ui/keptInput.ts'
import { lazyWithRetry } from '@officina/ui/lazyWithRetry'
import { defineMessages, useText } from '@officina/ui/text'
import { Suspense, useState } from 'react'
import { useListContext } from 'react-admin'
import { type BulkAction, useSay } from './actions.ts'
import { useDownload } from './useDownload.ts'
import { useRowName } from './useRowName.ts'
import { useDirect } from './useUndo.tsx'

const BulkDialog = lazyWithRetry(() => import('./BulkDialog.tsx'))

/** How many rows are chosen and what can be done with them; at the foot of the screen, so that no row moves. */
export default function BulkBar(props: {
  actions: readonly BulkAction[]
  /** Which of them has its dialog open. */
  opened: ReturnType<typeof useOpened<number>>
}) {
  const { actions } = props
  const [open, setOpen] = props.opened
  const t = useText(messages)
  const { data = [], selectedIds, onUnselectItems, resource } = useListContext()
  const { pick, locale } = useSay()
  const { save, pending } = useDownload()
  const direct = useDirect()
  const nameOf = useRowName()
  // what a dialog is about stays, also when the rows have left the list
  const [chosen, setChosen] = useState<string[]>([])
  const ids = selectedIds.map(String)
  // rows of other pages are chosen too, and are judged by the server
  const others = ids.filter((id) => data.every((row) => row.id !== id))
  const idsFor = ({ only }: BulkAction) =>
    only
      ? [
          ...data.filter((row) => ids.includes(String(row.id)) && only.when(row)),
          ...others.map((id) => ({ id })),
        ].map((row) => String(row.id))
      : ids
  // a dialog of its own says itself which of them it is not for
  const idsOf = (action: BulkAction) => ('Dialog' in action ? ids : idsFor(action))
  const choose = (action: BulkAction, index: number) => {
    if ('direct' in action)
      return void direct
        .many(action, idsFor(action), resource, nameOf)
        .then((isDone) => isDone && onUnselectItems())
    if (!('file' in action)) {
      setChosen(idsOf(action))
      return setOpen(index)
    }
    const { path, ...init } = action.file(idsFor(action), locale)
    void save(path, init)
  }
  const asked = open === undefined ? undefined : actions[open]
  const shared = {
    ids: asked && chosen.length === 0 ? idsOf(asked) : chosen,
    clear: () => onUnselectItems(),
    onClose: () => {
      setChosen([])
      setOpen(undefined)
    },
  }
  return (
    <Box role="group" aria-label={t.chosen(selectedIds.length)} sx={bar}>
      <span role="status">{t.chosen(selectedIds.length)}</span>
      {actions.map((action, index) => {
        const { only, most = 100 } = action
        const count = idsFor(action).length
        const isOff = count === 0 || count > most
        const reason = count > most ? t.most(most) : count === 0 && only ? pick(only.none) : ''
        const isBusy = ('file' in action && pending) || ('direct' in action && direct.pending)
        return (
          <Tooltip key={action.label[0]} describeChild title={reason}>
            {/* it can be reached, so that the reason can be read */}
            <Button
              size="small"
              variant={action.main ? 'contained' : 'outlined'}
              aria-disabled={isOff || isBusy || undefined}
              aria-busy={isBusy || undefined}
              sx={{ opacity: isOff ? 0.5 : 1 }}
              onClick={() => isOff || isBusy || choose(action, index)}
            >
              {pick(action.label)}
            </Button>
          </Tooltip>
        )
      })}
      <Suspense>
        {asked && 'call' in asked && !('direct' in asked) && (
          <BulkDialog {...shared} action={asked} />
        )}
        {asked && 'Dialog' in asked && <asked.Dialog {...shared} />}
      </Suspense>
      <Button size="small" onClick={() => onUnselectItems()}>
        {t.clear}
      </Button>
    </Box>
  )
}

const bar = {
  position: 'sticky',
  bottom: 8,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  width: 'fit-content',
  mt: 3,
  mx: 'auto',
  px: 4,
  py: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: '12px',
  bgcolor: 'background.paper',
  boxShadow: 3,
}

const messages = defineMessages({
  chosen: (n: number) => [`${n} selected`, `${n}件を選択中`],
  most: (n: number) => [`Up to ${n} at once.`, `一度に選択できるのは${n}件までです。`],
  clear: ['Clear selection', '選択を解除'],
})
