import Button from '@mui/material/Button'
import { q, useApiMutation } from '@officina/client/query'
import type { components } from '@officina/openapi/schema'
import { deviceOf } from '@officina/shared/userAgent'
import { ConfirmDialog } from '@officina/ui/ConfirmDialog'
import { StatusChip } from '@officina/ui/StatusChip'
import { useText } from '@officina/ui/text'
import { DateText, TimeAgo } from '@officina/ui/values'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Role } from '../../session.ts'
import { Loaded } from '../Loaded.tsx'
import { toast } from '../toast.tsx'
import { messages } from './messages.ts'
import { Entries, Entry, Part } from './parts.tsx'

type Session = components['schemas']['AccountSession']

/** Where the account is open, with the means to close it there. */
export function SessionsPart({ of: role }: { of: Role }) {
  const t = useText(messages)
  const path = `/api/${role}/account/sessions` as '/api/doctor/account/sessions'
  const query = useQuery({ ...q(path), staleTime: 0 })
  const [asking, setAsking] = useState(false)
  const endAll = useApiMutation('delete', path, {
    invalidates: [path],
    onSuccess: () => {
      setAsking(false)
      toast.success(t.othersEnded)
    },
  })
  return (
    <Part title={t.sessions} lead={t.sessionsText}>
      <Loaded query={query}>
        {(list) => (
          <>
            <Entries label={t.sessions}>
              {list.map((session) => (
                <SessionEntry key={session.id} session={session} path={path} />
              ))}
            </Entries>
            {list.length > 1 && (
              <Button variant="outlined" onClick={() => setAsking(true)}>
                {t.endOthers}
              </Button>
            )}
          </>
        )}
      </Loaded>
      <ConfirmDialog
        open={asking}
        title={t.endOthersTitle}
        consequence={t.endOthersText}
        verb={t.endOthers}
        call={endAll}
        onConfirm={() => endAll.mutate({})}
        onClose={() => setAsking(false)}
      />
    </Part>
  )
}

function SessionEntry({
  session,
  path,
}: {
  session: Session
  path: '/api/doctor/account/sessions'
}) {
  const t = useText(messages)
  const end = useApiMutation('delete', `${path}/{sessionId}`, {
    invalidates: [path],
    onSuccess: () => toast.success(t.sessionEnded),
    onError: toast.failed,
  })
  const device = deviceOf(session.user_agent)
  const name = device ? t.device(device.browser, device.system) : t.unknownDevice
  return (
    <Entry
      actions={
        session.current ? (
          <StatusChip tone="good">{t.thisBrowser}</StatusChip>
        ) : (
          <Button
            size="small"
            disabled={end.isPending}
            aria-label={t.endName(name)}
            onClick={() => end.mutate({ params: { path: { sessionId: session.id } } })}
          >
            {t.endSession}
          </Button>
        )
      }
    >
      <strong>{name}</strong>
      <div>
        {t.lastSeen} <TimeAgo value={session.last_seen_at} />
        {session.ip && ` · ${session.ip}`}
      </div>
      <div>
        {t.signedInOn} <DateText value={session.created_at} time />
      </div>
    </Entry>
  )
}
