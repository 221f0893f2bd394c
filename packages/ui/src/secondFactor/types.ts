/** What signs a person in besides the password, as the contract's `SecondFactor` says it. */
export type SecondFactorState = {
  authenticator: boolean
  recovery_codes_left: number | null
  required: boolean
  passkeys_available: boolean
  passkeys: readonly Passkey[]
  trusted_devices: readonly TrustedDevice[]
}

export type Passkey = { id: string; name: string; created_at: string; last_used_at: string | null }

export type TrustedDevice = {
  id: string
  current: boolean
  user_agent: string | null
  last_used_at: string
  expires_at: string
}

export type Setup = { secret: string; qr: { size: number; path: string } }
/** A code that is left empty where there is a passkey has the browser ask for that one. */
export type Proof = { current_password: string; code: string; hasPasskey: boolean }
/** What the browser makes a passkey of; made anew once PASSKEY_REFUSED has said that it was used or is too old. */
export type PasskeyBegun = { options: Record<string, unknown> }

/** The calls of a role; those that bring recovery codes answer them, none where there are some already. */
export type SecondFactorCalls = {
  read: () => Promise<SecondFactorState>
  begin: (proof: Proof) => Promise<Setup>
  confirm: (code: string) => Promise<string[]>
  switchOff: (proof: Proof) => Promise<void>
  renewCodes: (proof: Proof) => Promise<string[]>
  beginPasskey: (proof: Proof) => Promise<PasskeyBegun>
  addPasskey: (name: string, begun: PasskeyBegun) => Promise<string[]>
  renamePasskey: (id: string, name: string) => Promise<void>
  removePasskey: (id: string, proof: Proof) => Promise<void>
  forgetDevice: (id: string) => Promise<void>
}
