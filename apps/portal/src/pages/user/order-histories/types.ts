import type { components } from '@officina/openapi/schema'

export type Order = components['schemas']['PatientOrder']
