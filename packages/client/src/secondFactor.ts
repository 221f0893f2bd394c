import type { components } from '@officina/openapi/schema'
import { api } from './api.ts'
import { addPasskey, askPasskey } from './passkeys.ts'

type Schemas = components['schemas']
type Role = 'admin' | 'doctor' | 'patient'
type Me = Schemas['AdminMe'] | Schemas['DoctorMe'] | Schemas['PatientMe']
type Codes = { recovery_codes: string[]; me: Me }
type Secrets = { current_password: string; code: string }
/** A code that is left empty where there is a passkey has the browser ask for that one. */
type Proof = Secrets & { hasPasskey: boolean }

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
  const proofOf = async ({ current_password, code, hasPasskey }: Proof) => {
    if (code.trim()) return { current_password, code }
    return hasPasskey
      ? { current_password, passkey: await askPasskey(role) }
      : { current_password }
  }
  const renew = async () =>
    onMe((await api.request('GET', `/api/${role}/me`, { quiet: true })).data as Me)
  return {
    read: async () => (await api.request('GET', base)).data as Schemas['SecondFactor'],
    begin: async (proof: Proof) =>
      (await post('', await proofOf(proof))) as Schemas['SecondFactorSetup'],
    confirm: async (code: string) => codesOf(await post('/confirm', { code })),
    switchOff: async (input: Secrets) => onMe((await post('/remove', input)) as Me),
    renewCodes: async (input: Secrets) => codesOf(await post('/recovery-codes', input)),
    addPasskey: async (name: string, proof: Proof) =>
      codesOf(await addPasskey(role, name, await proofOf(proof))),
    renamePasskey: async (id: string, name: string) => {
      await api.request('PATCH', `${base}/passkeys/${id}`, { body: { name } })
    },
    removePasskey: async (id: string, proof: Proof) => {
      await post(`/passkeys/${id}/remove`, await proofOf(proof))
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
