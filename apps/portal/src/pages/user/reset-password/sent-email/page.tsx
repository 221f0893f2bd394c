import { ResetSent } from '../../../../features/auth/ResetSent.tsx'

export const Component = () => <ResetSent of="patient" />
