import Button from '@mui/material/Button'
import { q } from '@officina/client/query'
import { SidePanel } from '@officina/ui/SidePanel'
import { SubmitButton } from '@officina/ui/SubmitButton'
import { CardSkeleton } from '@officina/ui/skeletons'
import { EmptyState } from '@officina/ui/states'
import { useText } from '@officina/ui/text'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { Loaded } from '../../../features/Loaded.tsx'
import { useSearch } from '../../../features/shop/useSearch.ts'
import { messages } from './messages.ts'
import { OrderActions } from './OrderActions.tsx'
import { OrderDetail } from './OrderDetail.tsx'
import { ReportForm } from './ReportForm.tsx'
import { ReturnForm } from './ReturnForm.tsx'
import { ReturnLines } from './ReturnLines.tsx'
import { reportMessages } from './reportMessages.ts'
import { returnMessages } from './returnMessages.ts'
import type { Order } from './types.ts'

/** One order at the side, with what can be done about it; `?help=return` and `?help=report` open their forms. */
export function OrderPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useText(messages)
  const search = useSearch()
  const order = useQuery({
    ...q('/api/patient/orders/{orderId}', { params: { path: { orderId: id } } }),
    enabled: id !== '',
  })
  if (order.data && search.get('help') === 'return')
    return <ReturnPanel order={order.data} onClose={onClose} />
  if (order.data && search.get('help') === 'report')
    return <ReportPanel order={order.data} onClose={onClose} />
  return (
    <SidePanel
      open={id !== ''}
      title={order.data ? t.panel(order.data.number) : t.title}
      onClose={onClose}
      width={560}
      actions={order.data && <OrderActions order={order.data} />}
    >
      <Loaded
        query={order}
        skeleton={<CardSkeleton cards={2} height={160} />}
        missing={<EmptyState title={t.missing} text={t.missingText} />}
      >
        {(data) => <OrderDetail order={data} />}
      </Loaded>
    </SidePanel>
  )
}

/** The order's panel while a problem is reported. */
function ReportPanel({ order, onClose }: { order: Order; onClose: () => void }) {
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

/** The order's panel while a return is asked for. */
function ReturnPanel({ order, onClose }: { order: Order; onClose: () => void }) {
  const t = useText(returnMessages)
  const search = useSearch()
  const formId = useId()
  const [pending, setPending] = useState(false)
  const isPossible = order.lines.some((line) => line.returnable_quantity > 0)
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
          {isPossible && (
            <SubmitButton size="medium" fullWidth={false} form={formId} pending={pending}>
              {t.send}
            </SubmitButton>
          )}
        </>
      }
    >
      {isPossible ? (
        <ReturnForm
          id={formId}
          order={order}
          onPending={setPending}
          onDone={() => search.set({ help: undefined })}
        />
      ) : (
        <>
          <p>{t.nothing}</p>
          <ReturnLines
            id={formId}
            order={order}
            value={{}}
            error={undefined}
            onChange={() => undefined}
          />
        </>
      )}
    </SidePanel>
  )
}
