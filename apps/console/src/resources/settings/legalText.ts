import type { components } from '@officina/openapi/schema'

/** A legal document as its editors see it. */
export type LegalText = components['schemas']['AdminLegalText']
