import { loadResetLink, NewPassword } from '../../../../features/auth/NewPassword.tsx'

export const loader = loadResetLink('doctor')

export const Component = () => <NewPassword of="doctor" />
