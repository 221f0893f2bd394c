import type { components } from '@officina/openapi/schema'

export type Invite = components['schemas']['PatientInvite']
