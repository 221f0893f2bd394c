import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { ApiError } from '@officina/client/errors'
import { invalidate, type ListRow, useApiMutation } from '@officina/client/query'
import { formatDateTime } from '@officina/shared/format'
import { ConfirmDialog } from '@officina/ui/ConfirmDialog'
import { errorText } from '@officina/ui/errorText.ts'
import { SubmitButton } from '@officina/ui/SubmitButton'
import { useLocale, useText } from '@officina/ui/text'
import { Money } from '@officina/ui/values'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Panel } from '../../../features/Panel.tsx'
import { toast } from '../../../features/toast.tsx'
import { preparedMessages } from './preparedMessages.ts'

type Link = ListRow<'/api/patient/pay-links'>

/** An order that the doctor has put together: what is in it, and paying or declining it. */
export default function PreparedOrder({ link }: { link: Link }) {
  const t = useText(preparedMessages)
  const locale = useLocale()
  const [isDeclining, setIsDeclining] = useState(false)
  const client = useQueryClient()
  const refused = (error: ApiError) => {
    if (isOver(error)) toast.failed(error)
    for (const path of ['/api/patient/pay-links', '/api/patient/orders'])
      void invalidate(client, path)
  }
  const pay = useApiMutation('post', '/api/patient/pay-links/{payLinkId}/pay', {
    onSuccess: ({ checkout_url }) => window.location.assign(checkout_url),
    onError: refused,
  })
  const decline = useApiMutation('post', '/api/patient/pay-links/{payLinkId}/decline', {
    invalidates: ['/api/patient/pay-links'],
    onSuccess: () => toast.success(t.declined),
    onError: refused,
  })
  const params = { path: { payLinkId: link.id } }
  return (
    <Box sx={{ mb: 5 }}>
      <Panel title={t.title(link.doctor_name)}>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {link.lines.map(({ title, variant_title, quantity }) => (
            <li key={`${title} ${variant_title}`}>
              {title} × {quantity}
            </li>
          ))}
        </Box>
        <Box sx={{ mt: 2, color: 'text.secondary' }}>
          {t.until(formatDateTime(link.expires_at, locale))}
        </Box>
        {pay.error && !pay.error.handled && (
          <Alert severity="error" sx={{ mt: 3 }}>
            {errorText(pay.error)}
          </Alert>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, mt: 3 }}>
          <Box sx={{ fontWeight: 600, fontSize: '1.25rem' }}>
            <Money amount={link.amount} currency={link.currency} accent />
          </Box>
          <SubmitButton
            inline
            type="button"
            pending={pay.isPending || pay.isSuccess}
            onClick={() => pay.mutate({ params, body: { expected_total: link.amount } })}
          >
            {t.pay}
          </SubmitButton>
          <Button onClick={() => setIsDeclining(true)}>{t.decline}</Button>
        </Box>
      </Panel>
      <ConfirmDialog
        open={isDeclining}
        danger
        title={t.declineTitle(link.doctor_name)}
        consequence={t.declineText}
        verb={t.decline}
        call={decline}
        onConfirm={() => decline.mutate({ params })}
        onClose={() => setIsDeclining(false)}
      />
    </Box>
  )
}

/** It was ordered, paid or withdrawn meanwhile, and stands here no more; else it can still be paid here. */
const isOver = ({ status, code = '' }: ApiError) =>
  code === 'PAYMENT_AWAY' ||
  ([409, 410].includes(status) &&
    !['PAY_LINK_PRICE_CHANGED', 'PAY_LINK_UNAVAILABLE'].includes(code))
