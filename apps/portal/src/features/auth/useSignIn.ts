import { errorText } from '@officina/ui/errorText.ts'
import { useServerForm } from '@officina/ui/useServerForm.ts'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { afterLogin } from '../../guards.ts'
import { askAgain, isMe, type Role, rememberMe } from '../../session.ts'

/** The form, whether it asks for the second factor by now, and the way by a passkey. */
export function useSignIn(role: Role, email = '') {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [asked, setAsked] = useState<{ ask: string | undefined }>()
  const [error, setError] = useState<string>()

  async function enter(me: unknown) {
    if (isMe(me)) rememberMe(role, me)
    else askAgain(role)
    await navigate(afterLogin(role, search.get('next')), { replace: true })
  }
  async function send({ code, ...values }: { code: string }, more: object = {}) {
    const { api } = await loadApi()
    const body = { ...values, ...(code && { code }), ...more }
    await enter((await api.request('POST', `/api/${role}/login`, { body, quiet: true })).data)
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
  /** In place of the code, with the password that was typed, or in place of everything. */
  async function byPasskey() {
    setError(undefined)
    try {
      const { askPasskey, signInByPasskey } = await import('@officina/client/passkeys')
      if (asked) await send({ ...form.values, code: '' }, { passkey: await askPasskey(role) })
      else await enter(await signInByPasskey(role, form.values.remember))
    } catch (failure) {
      setError(errorText(failure))
    }
  }
  return { form, asked, byPasskey, error }
}

// the client's code comes while the person types
export const loadApi = () => import('@officina/client/api')
