import { lazyWithRetry } from '@officina/ui/lazyWithRetry'

/** The form for a new record; a page that shows records loads its code only when it is wanted. */
export const SchemaCreate = lazyWithRetry(() => import('./SchemaCreate.tsx'), 'SchemaCreate')
