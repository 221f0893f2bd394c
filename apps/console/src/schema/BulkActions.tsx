import { useOpened } from '@officina/ui/keptInput.ts'
import { lazyPart } from '@officina/ui/lazyPart'
import { useListContext } from 'react-admin'
import { type BulkAction, permissionOf, useSay } from './actions.ts'

/** Comes with the first chosen row; its code while the pointer or the focus is in the table. */
const Bar = lazyPart(() => import('./BulkBar.tsx'))
export const preloadBulk = Bar.preload

/** Those that the reader's role allows. */
export function useBulk(actions: readonly BulkAction[] = []): readonly BulkAction[] {
  const { me } = useSay().saying
  return actions.filter((action) => {
    const permission = permissionOf(action)
    return !permission || me.permissions.includes(permission)
  })
}

/** What can be done with the chosen rows, once there are some. */
export function BulkActions({ actions }: { actions: readonly BulkAction[] }) {
  const { selectedIds, resource } = useListContext()
  const opened = useOpened<number>(`bulk ${resource}`)
  if (selectedIds.length === 0 && opened[0] === undefined) return null
  return <Bar actions={actions} opened={opened} />
}
