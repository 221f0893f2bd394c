/** The version of the documents that everybody in the demonstration has accepted. */
export const legalVersion = '2026-11-01'
