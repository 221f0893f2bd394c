import Bookmark from '@mui/icons-material/BookmarkBorder'
import { lazyWithRetry } from '@officina/ui/lazyWithRetry'
import { defineMessages, useText } from '@officina/ui/text'
import { PanelButton } from './PanelButton.tsx'
import type { Columns } from './useColumns.ts'

const SavedQueriesPanel = lazyWithRetry(() => import('./SavedQueriesPanel.tsx'))

/** Filters, order and columns under a name; they follow the account. */
export function SavedQueries(props: { storeKey: string; columns: Columns }) {
  const t = useText(messages)
  return (
    <PanelButton label={t.queries} icon={<Bookmark />} width={{ width: 320, maxWidth: '100%' }}>
      {(close) => <SavedQueriesPanel {...props} onDone={close} />}
    </PanelButton>
  )
}

const messages = defineMessages({
  queries: ['Saved queries', '保存した条件'],
})
