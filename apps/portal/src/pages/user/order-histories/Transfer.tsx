import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { formatMoney } from '@officina/shared/format'
import { useLocale, useText } from '@officina/ui/text'
import { tabular } from '@officina/ui/theme.ts'
import { unbroken } from '@officina/ui/unbroken'
import { toast } from '../../../features/toast.tsx'
import { messages } from './messages.ts'
import type { Order } from './OrderLines.tsx'

/** What a bank asks for, line by line, each with a button that copies it. */
export function Transfer({ order }: { order: Order }) {
  const t = useText(messages)
  const locale = useLocale()
  const rows = [
    { label: t.amount, value: formatMoney(order.total - order.received, order.currency, locale) },
    { label: t.reference, value: order.number },
    ...order.payment_details
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
      .map((line) => ({ label: '', ...namedPart(line) })),
  ]
  return (
    <Box component="ul" aria-label={t.transferTo} sx={list}>
      {rows.map(({ label, value }) => (
        <li key={`${label} ${value}`}>
          <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            {label && <Box sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>{label}</Box>}
            <Box sx={{ ...tabular, fontWeight: 600 }}>{unbroken(value)}</Box>
          </Box>
          <Button
            size="small"
            aria-label={t.copyName([label, value].filter(Boolean).join(' '))}
            onClick={() =>
              void navigator.clipboard?.writeText(value).then(() => toast.success(t.copied(value)))
            }
          >
            {t.copy}
          </Button>
        </li>
      ))}
    </Box>
  )
}

/** "IBAN XX00 0000" and "Bank: Example" name what follows; only that is copied. */
function namedPart(line: string): { label?: string; value: string } {
  const [, label, value] = /^(IBAN|BIC|SWIFT|[^:：\d]{1,30}[:：])\s*(\S.*)$/.exec(line) ?? []
  return label && value ? { label: label.replace(/[:：]$/, ''), value } : { value: line }
}

const list = {
  listStyle: 'none',
  m: 0,
  p: 0,
  '& > li': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: 3,
    py: 2,
    borderTop: 1,
    borderColor: 'divider',
  },
}
