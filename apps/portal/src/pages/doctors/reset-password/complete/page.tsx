import { ResetComplete } from '../../../../features/auth/ResetPages.tsx'

export const Component = () => <ResetComplete of="doctor" />
