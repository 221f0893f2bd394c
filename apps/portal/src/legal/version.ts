/** The version of all legal documents shown here; the server refuses consent to any other than the one in force. */
export const legalVersion = '2026-11-01'

/** The version before it, which `legal/changes.ts` compares with. */
export const previousVersion = '2026-06-01'
