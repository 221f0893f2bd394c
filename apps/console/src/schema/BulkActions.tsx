import { useOpened } from '@officina/ui/keptInput.ts'
import { lazyWithRetry } from '@officina/ui/lazyWithRetry'
import { Suspense } from 'react'
import { useListContext } from 'react-admin'
import { type BulkAction, permissionOf, useSay } from './actions.ts'

/** Comes with the first chosen row; its code while the pointer or the focus is in the table. */
const Bar = lazyWithRetry(() => import('./BulkBar.tsx'))
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
  return (
    <Suspense fallback={null}>
      <Bar actions={actions} opened={opened} />
    </Suspense>
  )
}
