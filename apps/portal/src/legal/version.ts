import type { components } from '@officina/openapi/schema'

/** The version of all legal documents shown here; the contract refuses consent to any other. */
export const legalVersion: components['schemas']['LegalVersion'] = '2026-11-01'
