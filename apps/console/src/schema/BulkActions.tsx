import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useOpened } from '@officina/ui/keptInput.ts'
import { lazyWithRetry } from '@officina/ui/lazyWithRetry'
import { defineMessages, useText } from '@officina/ui/text'
import { Suspense } from 'react'
import { useListContext } from 'react-admin'
import { type BulkAction, permissionOf, useSay } from './actions.ts'
import { useDownload } from './useDownload.ts'

const BulkDialog = lazyWithRetry(() => import('./BulkDialog.tsx'))

/** Those that the reader's role allows. */
export function useBulk(actions: readonly BulkAction[] = []): readonly BulkAction[] {
  const { me } = useSay().saying
  return actions.filter((action) => {
    const permission = permissionOf(action)
    return !permission || me.permissions.includes(permission)
  })
}

/** How many rows are chosen and what can be done with them. */
export function BulkBar({ actions }: { actions: readonly BulkAction[] }) {
  const t = useText(messages)
  const { selectedIds, onUnselectItems, resource } = useListContext()
  const { pick, locale } = useSay()
  const { save, pending } = useDownload()
  const [open, setOpen] = useOpened<number>(`bulk ${resource}`)
  if (selectedIds.length === 0) return null
  const shared = {
    ids: selectedIds.map(String),
    clear: () => onUnselectItems(),
    onClose: () => setOpen(undefined),
  }
  const choose = (action: BulkAction, index: number) => {
    if (!('file' in action)) return setOpen(index)
    const { path, ...init } = action.file(shared.ids, locale)
    void save(path, init)
  }
  const asked = open === undefined ? undefined : actions[open]
  return (
    <Box
      role="group"
      aria-label={t.chosen(selectedIds.length)}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 4 }}
    >
      <span role="status">{t.chosen(selectedIds.length)}</span>
      {actions.map((action, index) => (
        <Button
          key={action.label[0]}
          size="small"
          variant={action.main ? 'contained' : 'outlined'}
          aria-busy={('file' in action && pending) || undefined}
          onClick={() => choose(action, index)}
        >
          {pick(action.label)}
        </Button>
      ))}
      <Suspense>
        {asked && 'call' in asked && <BulkDialog {...shared} action={asked} />}
        {asked && 'Dialog' in asked && <asked.Dialog {...shared} />}
      </Suspense>
      <Button size="small" onClick={() => onUnselectItems()}>
        {t.clear}
      </Button>
    </Box>
  )
}

const messages = defineMessages({
  chosen: (n: number) => [`${n} selected`, `${n}件を選択中`],
  clear: ['Clear selection', '選択を解除'],
})
