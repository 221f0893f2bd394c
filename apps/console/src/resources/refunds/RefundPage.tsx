import '@officina/openapi/resources/refunds'
import { defineMessages, useText } from '@officina/ui/text'
import { useParams } from 'react-router'
import { RecordActions } from '../../schema/Actions.tsx'
import { SchemaDetail } from '../../schema/SchemaDetail.tsx'
import { refundActions } from './actions.ts'
import { useRefusal } from './refusal.ts'

/** A refund: how much, of which order, why, and whether it has been paid out. */
export default function RefundPage() {
  const { id = '' } = useParams()
  const t = useText(messages)
  const refusal = useRefusal()
  return (
    <SchemaDetail
      key={id}
      resource="refunds"
      id={id}
      title={({ order_number }) => t.title(order_number)}
      actions={(refund) => <RecordActions actions={refundActions} record={refund} />}
      values={{ failure: ({ failure }) => failure && refusal(failure) }}
      editable={() => false}
    />
  )
}

const messages = defineMessages({
  title: (number: string) => [`Refund for order ${number}`, `注文 ${number} の返金`],
})
