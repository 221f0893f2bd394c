import { useApiMutation } from '@officina/client/query'
import { ConfirmDialog } from '@officina/ui/ConfirmDialog'
import { errorText } from '@officina/ui/errorText.ts'
import { SelectField } from '@officina/ui/SelectField'
import { useText } from '@officina/ui/text'
import { useState } from 'react'
import { toast } from '../../../../../features/toast.tsx'
import { messages } from './messages.ts'
import type { Order } from './types.ts'

const kinds = ['quality', 'damaged', 'missing', 'reaction'] as const
type Kind = (typeof kinds)[number]

/** Tells the office what is wrong with a product of the order. */
export function ProblemDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const t = useText(messages)
  const [line, setLine] = useState(order.lines[0]?.id ?? '')
  const [kind, setKind] = useState<Kind>('quality')
  const report = useApiMutation('post', '/api/doctor/orders/{orderId}/reports', {
    onSuccess: () => {
      toast.success(t.reported)
      onClose()
    },
  })
  return (
    <ConfirmDialog
      open
      title={t.reportTitle(order.number)}
      consequence={t.reportText}
      verb={t.reportVerb}
      reason={`problem ${order.id}`}
      reasonLabel={t.what}
      pending={report.isPending}
      error={errorText(report.error)}
      onConfirm={(message) =>
        report.mutateAsync({
          params: { path: { orderId: order.id } },
          body: { order_line_id: line, kind, message },
        })
      }
      onClose={onClose}
    >
      <SelectField
        label={t.product}
        value={line}
        options={order.lines.map(({ id, title }) => ({ value: id, label: title }))}
        onChange={(event) => setLine(event.target.value)}
      />
      <SelectField
        label={t.kind}
        value={kind}
        options={kinds.map((value) => ({ value, label: t.kinds[value] }))}
        onChange={(event) => setKind(event.target.value as Kind)}
      />
    </ConfirmDialog>
  )
}
