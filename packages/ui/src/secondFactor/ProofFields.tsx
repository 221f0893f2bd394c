import { sentences } from '@officina/shared/messages'
import type { ComponentProps } from 'react'
import { CodeField } from '../CodeField.tsx'
import { PasswordField } from '../PasswordField.tsx'
import { useLocale, useText } from '../text.tsx'
import { messages } from './messages.ts'
import type { SecondFactorState } from './types.ts'

/** Whether the account has a second factor to show, and whether it may be a passkey. */
export const proofOf = ({ authenticator, passkeys, passkeys_available }: SecondFactorState) => ({
  hasApp: authenticator,
  hasFactor: authenticator || passkeys.length > 0,
  hasPasskey: passkeys.length > 0 && passkeys_available,
})

/** The password, and the second factor where there is one. */
export function ProofFields(props: {
  proof: ReturnType<typeof proofOf>
  password: Omit<ComponentProps<typeof PasswordField>, 'label'>
  code: Omit<ComponentProps<typeof CodeField>, 'label'>
}) {
  const t = useText(messages)
  const locale = useLocale()
  const { hasApp, hasFactor, hasPasskey } = props.proof
  const help = [hasApp ? t.codeHelp : t.recoveryHelp, hasPasskey ? t.orPasskey : t.orEmpty]
  return (
    <>
      <PasswordField {...props.password} label={t.password} />
      {hasFactor && (
        <CodeField
          {...props.code}
          label={t.code}
          help={sentences(help, locale)}
          required={false}
          recovery
        />
      )}
    </>
  )
}
