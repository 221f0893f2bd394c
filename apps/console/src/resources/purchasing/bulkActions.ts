import { lazyWithRetry } from '@officina/ui/lazyWithRetry'
import type { BulkAction } from '../../schema/actions.ts'

export const suggestionBulk: readonly BulkAction[] = [
  {
    label: ['Draft purchase orders', '発注を作成'],
    main: true,
    may: 'logistics.manage',
    most: 200,
    Dialog: lazyWithRetry(() => import('./DraftDialog.tsx')),
  },
]
