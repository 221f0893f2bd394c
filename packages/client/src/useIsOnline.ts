import { onlineManager } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

/** False while the browser itself says that it has no network. */
export const useIsOnline = (): boolean =>
  useSyncExternalStore(
    (changed) => onlineManager.subscribe(changed),
    () => onlineManager.isOnline(),
  )
