import type { components } from '@officina/openapi/schema'

export type Application = components['schemas']['DoctorApplication']

export type Practice = NonNullable<components['schemas']['DoctorTop']['practice']>
