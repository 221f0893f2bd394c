import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type ListRow, listQ, rereadAfterConflict, useApiMutation } from '@officina/client/query'
import { formatDateTime } from '@officina/shared/format'
import { ConfirmDialog } from '@officina/ui/ConfirmDialog'
import { StatusChip } from '@officina/ui/StatusChip'
import { useJoin, useLocale, useText } from '@officina/ui/text'
import { unbroken } from '@officina/ui/unbroken'
import { Money } from '@officina/ui/values'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Panel } from '../../../../../features/Panel.tsx'
import { toast } from '../../../../../features/toast.tsx'
import { useMe } from '../../../../../features/useMe.ts'
import { linkMessages } from './linkMessages.ts'

type Link = ListRow<'/api/doctor/patients/{patientId}/pay-links'>

export const linksQuery = (patientId: string) =>
  listQ('/api/doctor/patients/{patientId}/pay-links', { params: { path: { patientId } } })

/** Orders that were sent to the patient and wait for payment; nothing where there are none. */
export function WaitingLinks({ patientId }: { patientId: string }) {
  const t = useText(linkMessages)
  const links = useQuery(linksQuery(patientId)).data?.data ?? []
  if (links.length === 0) return null
  return (
    <Box sx={{ mb: 5 }}>
      <Panel title={t.waiting}>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {links.map((link) => (
            <Row key={link.id} link={link} />
          ))}
        </Box>
      </Panel>
    </Box>
  )
}

function Row({ link }: { link: Link }) {
  const t = useText(linkMessages)
  const locale = useLocale()
  const join = useJoin()
  const [asked, setAsked] = useState<'resend' | 'withdraw'>()
  const isReadOnly = useMe('doctor').status !== 'approved'
  const isOpen = link.state === 'open'
  const titles = link.lines.map(({ title, quantity }) => `${title} × ${quantity}`)
  return (
    <Box component="li" sx={row}>
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Box sx={{ overflowWrap: 'anywhere' }}>{join(titles)}</Box>
        <Box sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
          {(isOpen ? t.until : t.endedAt)(formatDateTime(link.expires_at, locale))}
          {link.order && unbroken(` · ${t.started(link.order.number)}`)}
        </Box>
      </Box>
      {!isOpen && <StatusChip tone="attention">{t.expired}</StatusChip>}
      <Box sx={{ fontWeight: 600 }}>
        <Money amount={link.amount} currency={link.currency} />
      </Box>
      {!isReadOnly && (
        <Box sx={{ display: 'flex', gap: 1 }}>
          <Button size="small" onClick={() => setAsked('resend')}>
            {t.resend.verb}
          </Button>
          {!link.order && (
            <Button size="small" onClick={() => setAsked('withdraw')}>
              {t.withdraw.verb}
            </Button>
          )}
        </Box>
      )}
      {asked && <Ask link={link} asked={asked} onClose={() => setAsked(undefined)} />}
    </Box>
  )
}

function Ask(props: { link: Link; asked: 'resend' | 'withdraw'; onClose: () => void }) {
  const { link, asked, onClose } = props
  const t = useText(linkMessages)
  const queryClient = useQueryClient()
  const run = useApiMutation('post', `/api/doctor/pay-links/{payLinkId}/${asked}`, {
    invalidates: shown,
    onSuccess: () => {
      toast.success(t[asked].done)
      onClose()
    },
  })
  return (
    <ConfirmDialog
      title={t[asked].title}
      consequence={t[asked].text}
      verb={t[asked].verb}
      danger={asked === 'withdraw'}
      call={run}
      onConfirm={() =>
        run.mutate({
          params: { path: { payLinkId: link.id } },
          body: { revision: link.revision },
        })
      }
      onClose={() => {
        // paid, begun or sent again meanwhile
        rereadAfterConflict(queryClient, run.error, shown)
        onClose()
      }}
    />
  )
}

const shown = ['/api/doctor/patients'] as const

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 3,
  py: 2,
  '& + &': { borderTop: 1, borderColor: 'divider' },
}
