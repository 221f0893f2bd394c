import { ResetSent } from '../../../../features/auth/ResetPages.tsx'

export const Component = () => <ResetSent of="doctor" />
