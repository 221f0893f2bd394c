import { lazyWithRetry } from '@officina/ui/lazyWithRetry'

/** The menu of phones; its code comes while the pointer or the focus is on its button. */
export const MenuDrawer = lazyWithRetry(() => import('./MenuDrawer.tsx'))
