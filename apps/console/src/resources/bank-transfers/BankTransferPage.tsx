import '@officina/openapi/resources/bank-transfers'
import { formatDate } from '@officina/shared/format'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { SchemaDetail } from '../../schema/SchemaDetail.tsx'
import { transferActions } from './actions.ts'

/** A transfer: who has paid how much, for which order, and what is left to do. */
export default function BankTransferPage() {
  const t = useText(messages)
  const locale = useLocale()
  return (
    <SchemaDetail
      resource="bank-transfers"
      title={({ payer, booked_on }) => t.title(payer, formatDate(booked_on, locale, 'UTC'))}
      actions={transferActions}
      editable={() => false}
    />
  )
}

const messages = defineMessages({
  title: (payer: string, day: string) => [
    payer ? `Transfer from ${payer}, ${day}` : `Transfer of ${day}`,
    payer ? `${payer} 様からの入金（${day}）` : `${day}の入金`,
  ],
})
