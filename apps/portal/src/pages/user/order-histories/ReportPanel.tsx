import Button from '@mui/material/Button'
import { SidePanel } from '@officina/ui/SidePanel'
import { SubmitButton } from '@officina/ui/SubmitButton'
import { useText } from '@officina/ui/text'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { useSearch } from '../../../features/shop/useSearch.ts'
import { ReportForm } from './ReportForm.tsx'
import { reportMessages } from './reportMessages.ts'
import type { Order } from './types.ts'

/** The order's panel while a problem is reported. */
export function ReportPanel({ order, onClose }: { order: Order; onClose: () => void }) {
  const t = useText(reportMessages)
  const search = useSearch()
  const formId = useId()
  const [pending, setPending] = useState(false)
  return (
    <SidePanel
      open
      title={t.title(order.number)}
      onClose={onClose}
      width={560}
      actions={
        <>
          <Button component={Link} to={search.href({ help: undefined })} preventScrollReset>
            {t.back}
          </Button>
          <SubmitButton size="medium" fullWidth={false} form={formId} pending={pending}>
            {t.send}
          </SubmitButton>
        </>
      }
    >
      <ReportForm
        id={formId}
        order={order}
        onPending={setPending}
        onDone={() => search.set({ help: undefined })}
      />
    </SidePanel>
  )
}
