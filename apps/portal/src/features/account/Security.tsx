import type { Role } from '../../session.ts'
import { EmailPart } from './EmailPart.tsx'
import { PasswordPart } from './PasswordPart.tsx'
import { SessionsPart } from './SessionsPart.tsx'

/** The keys to the account: address, password, and where it is open. */
export function Security({ of: role }: { of: Role }) {
  return (
    <>
      <EmailPart of={role} />
      <PasswordPart of={role} />
      <SessionsPart of={role} />
    </>
  )
}
