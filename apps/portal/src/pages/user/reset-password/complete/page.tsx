import { ResetComplete } from '../../../../features/auth/ResetComplete.tsx'

export const Component = () => <ResetComplete of="patient" />
