import type { components } from '@officina/openapi/schema'
import { api } from './api.ts'
import { ApiError } from './errors.ts'
import { addPasskey, askPasskey, beginPasskey } from './passkeys.ts'

type Schemas = components['schemas']
type Role = 'admin' | 'doctor' | 'patient'
type Me = Schemas['AdminMe'] | Schemas['DoctorMe'] | Schemas['PatientMe']
type Codes = { recovery_codes: string[]; me: Me }
/** A code that is left empty where there is a passkey has the browser ask for that one. */
type Proof = { current_password: string; code: string; hasPasskey: boolean }

/** The calls about one's own second factor; `onMe` hears of the person as they are after each change. */
export function secondFactorCalls(role: Role, onMe: (me: Me) => void) {
  const base = `/api/${role}/second-factor`
  const post = async (path: string, body: object) =>
    (await api.request('POST', `${base}${path}`, { body })).data
  const codesOf = (answer: unknown): string[] => {
    const { recovery_codes, me } = answer as Codes
    onMe(me)
    return recovery_codes
  }
  // the second factor that has just signed in counts: a passkey is asked for only where the server wants one
  async function proved<T>(
    { current_password, code, hasPasskey }: Proof,
    send: (proof: Schemas['OwnFactor']) => Promise<T>,
  ): Promise<T> {
    if (code.trim()) return send({ current_password, code })
    try {
      return await send({ current_password })
    } catch (error) {
      const isAsked = error instanceof ApiError && error.code === 'SECOND_FACTOR_NEEDED'
      if (!isAsked || !hasPasskey) throw error
      return send({ current_password, passkey: await askPasskey(role) })
    }
  }
  const renew = async () =>
    onMe((await api.request('GET', `/api/${role}/me`, { quiet: true })).data as Me)
  return {
    read: async () => (await api.request('GET', base)).data as Schemas['SecondFactor'],
    begin: async (proof: Proof) =>
      (await proved(proof, (body) => post('', body))) as Schemas['SecondFactorSetup'],
    confirm: async (code: string) => codesOf(await post('/confirm', { code })),
    switchOff: async (proof: Proof) =>
      onMe((await proved(proof, (body) => post('/remove', body))) as Me),
    renewCodes: async (proof: Proof) =>
      codesOf(await proved(proof, (body) => post('/recovery-codes', body))),
    beginPasskey: (proof: Proof) => proved(proof, (body) => beginPasskey(role, body)),
    addPasskey: async (name: string, begun: Schemas['PasskeyOptions']) =>
      codesOf(await addPasskey(role, name, begun)),
    renamePasskey: async (id: string, name: string) => {
      await api.request('PATCH', `${base}/passkeys/${id}`, { body: { name } })
    },
    removePasskey: async (id: string, proof: Proof) => {
      await proved(proof, (body) => post(`/passkeys/${id}/remove`, body))
      await renew()
    },
    forgetDevice: async (id: string) => {
      await api.request('DELETE', `${base}/trusted-devices/${id}`)
    },
  }
}

/** Proves again who one is, by what was typed or by a passkey. */
export function stepUpCalls(role: Role) {
  const path = `/api/${role}/second-factor/step-up`
  const prove = async (body: object) => {
    await api.request('POST', path, { body })
  }
  return {
    prove: (input: { current_password: string } | { code: string }) => prove(input),
    proveByPasskey: async () => prove({ passkey: await askPasskey(role) }),
  }
}
