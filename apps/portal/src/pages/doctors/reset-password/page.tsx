import { ResetRequest } from '../../../features/auth/ResetRequest.tsx'

export const Component = () => <ResetRequest of="doctor" />
