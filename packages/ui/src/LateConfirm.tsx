import { lazyPart } from './lazyPart.tsx'

/** `ConfirmDialog`, whose code comes when something is first asked, or before that by its `preload`. */
export const LateConfirm = lazyPart(() => import('./ConfirmDialog.tsx'), 'ConfirmDialog')
