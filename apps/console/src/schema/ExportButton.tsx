import Download from '@mui/icons-material/FileDownloadOutlined'
import Button from '@mui/material/Button'
import { lazyWithRetry } from '@officina/ui/lazyWithRetry'
import { defineMessages, useText } from '@officina/ui/text'
import { Suspense, useState } from 'react'
import { useCanAccess, useListContext } from 'react-admin'
import { within } from './filters.ts'
import type { ResourceSpec } from './spec.ts'

const ExportDialog = lazyWithRetry(() => import('./ExportDialog.tsx'))

/** The whole filtered list in the shown columns, as a CSV file. */
export function ExportButton(props: {
  spec: ResourceSpec
  filter?: Record<string, unknown> | undefined
  columns: readonly string[]
}) {
  const t = useText(messages)
  const [open, setOpen] = useState(false)
  const { filterValues, sort, total = 0 } = useListContext()
  const { canAccess } = useCanAccess({ resource: props.spec.name, action: 'list' })
  if (!canAccess || total === 0) return null
  return (
    <>
      <Button size="small" color="inherit" startIcon={<Download />} onClick={() => setOpen(true)}>
        {t.export}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <ExportDialog
            resource={props.spec.name}
            filter={within(props.filter, filterValues)}
            sort={sort}
            columns={props.columns}
            total={total}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}

const messages = defineMessages({
  export: ['Export', '書き出し'],
})
