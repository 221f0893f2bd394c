import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { ListRow } from '@officina/client/query'
import { Status } from '@officina/ui/StatusChip'
import { CardSkeleton } from '@officina/ui/skeletons'
import { useText } from '@officina/ui/text'
import { DateText } from '@officina/ui/values'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Loaded } from '../../../../features/Loaded.tsx'
import { Panel, Quiet } from '../../../../features/Panel.tsx'
import { mailMessages } from './mailMessages.ts'
import { mailsQuery, shownAtFirst } from './overview.ts'

type Mail = ListRow<'/api/doctor/patients/{patientId}/mails'>

/** What was mailed to the patient in the doctor's name, and whether it arrived. */
export function Mails({ patientId }: { patientId: string }) {
  const t = useText(mailMessages)
  const [shown, setShown] = useState<number>(shownAtFirst.mails)
  const query = useQuery({
    ...mailsQuery(patientId, shown),
    placeholderData: keepPreviousData,
  })
  return (
    <Panel title={t.title}>
      <Loaded query={query} skeleton={<CardSkeleton cards={1} />}>
        {(data) => (
          <>
            {data.total === 0 && <Quiet>{t.none}</Quiet>}
            {data.total > 0 && (
              <Box component="ul" aria-label={t.title} sx={list}>
                {data.data.map((mail) => (
                  <Row key={mail.id} mail={mail} />
                ))}
              </Box>
            )}
            {data.total > shown && (
              <Button onClick={() => setShown(Math.min(100, shown + 20))}>{t.more}</Button>
            )}
          </>
        )}
      </Loaded>
    </Panel>
  )
}

function Row({ mail }: { mail: Mail }) {
  const t = useText(mailMessages)
  const kind = (t.kinds as Record<string, string>)[mail.template] ?? mail.subject
  return (
    <li>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 3 }}>
        <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          {kind}
          <Box sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
            <DateText value={mail.sent_at ?? mail.created_at} time /> · {mail.recipient}
          </Box>
        </Box>
        <Status kind="mail" value={mail.status} />
      </Box>
      {(mail.status === 'bounced' || mail.status === 'failed') && (
        <Box sx={{ fontSize: '0.875rem' }}>{t.advice[mail.status]}</Box>
      )}
    </li>
  )
}

const list = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 3 }
