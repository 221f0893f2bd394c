import { ResetRequest } from '../../../features/auth/ResetPages.tsx'

export const Component = () => <ResetRequest of="patient" />
