import { errorText } from '@officina/ui/errorText.ts'
import { useServerForm } from '@officina/ui/useServerForm.ts'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { afterLogin } from '../../guards.ts'
import { type DoctorMe, type PatientMe, type Role, rememberMe } from '../../session.ts'

/** The form, whether it asks for the second factor by now, and the ways by a passkey. */
export function useSignIn(role: Role, email = '') {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [asked, setAsked] = useState<{ ask: string | undefined }>()
  const [pending, setPending] = useState(false)
  const [error, setError] = useState<string>()

  async function enter(me: unknown) {
    rememberMe(role, me as DoctorMe | PatientMe)
    await navigate(afterLogin(role, search.get('next')), { replace: true })
  }
  async function send({ code, ...values }: { code: string }, more: object = {}) {
    const { api } = await loadApi()
    const body = { ...values, ...(code && { code }), ...more }
    await enter((await api.request('POST', `/api/${role}/login`, { body })).data)
  }
  const form = useServerForm(
    { email, password: '', code: '', trust_device: false, remember: false },
    async (values) => {
      setError(undefined)
      await send(values).catch((failure) => {
        const isFirst = !asked && failure.code === 'SECOND_FACTOR_NEEDED'
        if (!isFirst) throw failure
        setAsked({ ask: failure.errors?.code?.[0] })
      })
    },
  )
  async function tryPasskey(work: (calls: Passkeys) => Promise<void>) {
    if (pending) return
    setPending(true)
    setError(undefined)
    try {
      await work(await import('@officina/client/passkeys'))
    } catch (failure) {
      setError(errorText(failure))
    } finally {
      setPending(false)
    }
  }
  const passkey = {
    pending,
    error,
    /** In place of the code, with the password that was typed. */
    asFactor: () =>
      tryPasskey(async ({ askPasskey }) =>
        send({ ...form.values, code: '' }, { passkey: await askPasskey(role) }),
      ),
    /** In place of everything. */
    alone: () =>
      tryPasskey(async ({ signInByPasskey }) =>
        enter(await signInByPasskey(role, form.values.remember)),
      ),
  }
  return { form, asked, passkey }
}

type Passkeys = typeof import('@officina/client/passkeys')

// the client's code comes while the person types
export const loadApi = () => import('@officina/client/api')
