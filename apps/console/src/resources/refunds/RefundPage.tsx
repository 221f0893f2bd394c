import '@officina/openapi/resources/refunds'
import { defineMessages, useText } from '@officina/ui/text'
import { SchemaDetail } from '../../schema/SchemaDetail.tsx'
import { refundActions } from './actions.ts'
import { useRefusal } from './refusal.ts'

/** A refund: how much, of which order, why, and whether it has been paid out. */
export default function RefundPage() {
  const t = useText(messages)
  const refusal = useRefusal()
  return (
    <SchemaDetail
      resource="refunds"
      title={({ order_number }) => t.title(order_number)}
      actions={refundActions}
      values={{ failure: ({ failure }) => failure && refusal(failure) }}
      editable={() => false}
    />
  )
}

const messages = defineMessages({
  title: (number: string) => [`Refund for order ${number}`, `注文 ${number} の返金`],
})
