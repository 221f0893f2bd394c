import type { components } from '@officina/openapi/schema'
import { api } from './api.ts'
import { ApiError } from './errors.ts'

type Schemas = components['schemas']
type Role = 'admin' | 'doctor' | 'patient'

const webauthn = () => api.wire.settings.webauthn()
// the paths of one role stand for those of all
const pathOf = (role: Role, rest: string) => `/api/${role}/${rest}` as '/api/doctor/login/passkey'

/** What a passkey of this browser signs for the server: at sign-in, as second factor, to prove again who one is. */
export async function askPasskey(role: Role): Promise<Schemas['PasskeyAnswer']> {
  const { startAuthentication } = await webauthn()
  const { data } = await api.request('POST', pathOf(role, 'login/passkey/options'), { quiet: true })
  const { options } = data as Schemas['PasskeyOptions']
  return told(() => startAuthentication({ optionsJSON: options as never })) as never
}

/** Signs in by a passkey alone; answers the current user. */
export async function signInByPasskey(role: Role, remember: boolean): Promise<unknown> {
  const response = await askPasskey(role)
  const path = pathOf(role, 'login/passkey')
  return (await api.request('POST', path, { body: { response, remember }, quiet: true })).data
}

/** What the browser is to make a passkey of; it serves for five minutes, however often somebody cancels. */
export async function beginPasskey(
  role: Role,
  proof: Schemas['OwnFactor'],
): Promise<Schemas['PasskeyOptions']> {
  const path = pathOf(role, 'second-factor/passkeys/options')
  return (await api.request('POST', path, { body: proof })).data as never
}

/** Has the browser make a passkey and adds it to the account. */
export async function addPasskey(
  role: Role,
  name: string,
  { options }: Schemas['PasskeyOptions'],
): Promise<Schemas['RecoveryCodes' | 'DoctorRecoveryCodes' | 'PatientRecoveryCodes']> {
  const { startRegistration } = await webauthn()
  const response = await told(() => startRegistration({ optionsJSON: options as never }))
  const body = { name, response }
  return (await api.request('POST', pathOf(role, 'second-factor/passkeys'), { body })).data as never
}

/** What the browser says when it has no passkey to give, in the language of the page. */
async function told<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (cause) {
    const { name = '' } = cause as Partial<Error>
    const pair = /^(NotAllowed|Abort)Error$/.test(name)
      ? words.cancelled
      : name === 'InvalidStateError'
        ? words.exists
        : words.unavailable
    const message = pair[document.documentElement.lang === 'ja' ? 1 : 0]
    throw new ApiError({ status: 422, body: { message }, cause })
  }
}

const words = {
  cancelled: [
    'No passkey was used. Try again, or choose another way.',
    'パスキーは使用されませんでした。もう一度試すか、ほかの方法をお選びください。',
  ],
  exists: [
    'This device already has a passkey for your account.',
    'この端末のパスキーはすでに登録されています。',
  ],
  unavailable: [
    'This browser cannot use a passkey here. Choose another way.',
    'このブラウザーではパスキーを使用できません。ほかの方法をお選びください。',
  ],
} as const
