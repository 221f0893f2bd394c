import '@officina/openapi/resources/refunds'
import { defineMessages, useText } from '@officina/ui/text'
import { SchemaList } from '../../schema/SchemaList.tsx'
import { useRefusal } from './refusal.ts'

/** Refunds by what is left to do: cards get theirs by themselves, the others are transferred by hand. */
export default function RefundList() {
  const t = useText(messages)
  const refusal = useRefusal()
  return (
    <SchemaList
      resource="refunds"
      cells={{ failure: ({ failure }) => (failure ? refusal(failure) : '–') }}
      empty={{ title: t.empty, text: t.emptyText }}
    />
  )
}

const messages = defineMessages({
  empty: ['No refunds to pay out', '支払い待ちの返金はありません'],
  emptyText: [
    'Refunds of bank transfers and invoices appear here, along with those that could not go back to the card.',
    '銀行振込・請求書払いの返金と、カードに返金できなかったものが、ここに表示されます。',
  ],
})
