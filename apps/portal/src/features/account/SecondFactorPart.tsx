import { q } from '@officina/client/query'
import { secondFactorCalls } from '@officina/client/secondFactor'
import { SecondFactorPanel } from '@officina/ui/secondFactor/SecondFactorPanel'
import { useText } from '@officina/ui/text'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useRevalidator } from 'react-router'
import { type DoctorMe, type PatientMe, type Role, rememberMe } from '../../session.ts'
import { Loaded } from '../Loaded.tsx'
import { messages } from './messages.ts'
import { Part } from './parts.tsx'

/** Authenticator app, passkeys, recovery codes and trusted browsers. */
export function SecondFactorPart({ of: role }: { of: Role }) {
  const t = useText(messages)
  return (
    <Part title={t.twoFactor} lead={t.twoFactorText}>
      <SecondFactorSettings of={role} />
    </Part>
  )
}

/** `onSetUp` is called once a second factor is set up and its recovery codes are saved. */
export function SecondFactorSettings({ of: role, onSetUp }: { of: Role; onSetUp?: () => void }) {
  const path = `/api/${role}/second-factor` as '/api/doctor/second-factor'
  const options = q(path)
  const query = useQuery({ ...options, staleTime: 0 })
  const queryClient = useQueryClient()
  const { revalidate } = useRevalidator()
  const calls = useMemo(
    () => secondFactorCalls(role, (me) => rememberMe(role, me as DoctorMe | PatientMe)),
    [role],
  )
  const changed = () => {
    void queryClient.invalidateQueries({ queryKey: options.queryKey })
    if (!onSetUp) void revalidate()
  }
  return (
    <Loaded query={query}>
      {(state) => (
        <SecondFactorPanel
          state={state}
          calls={calls}
          onChanged={changed}
          {...(onSetUp && { onSetUp })}
        />
      )}
    </Loaded>
  )
}
