import { NewPassword } from '../../../../features/auth/NewPassword.tsx'
import { loadResetLink } from '../../../../features/auth/resetLink.ts'

export const loader = loadResetLink('doctor')

export const Component = () => <NewPassword of="doctor" />
