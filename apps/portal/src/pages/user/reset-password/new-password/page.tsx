import { loadResetLink, NewPassword } from '../../../../features/auth/NewPassword.tsx'

export const loader = loadResetLink('patient')

export const Component = () => <NewPassword of="patient" />
