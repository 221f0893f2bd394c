/** The documents people agree to. */
export type AgreedDocument = 'terms-of-service' | 'terms-of-service-doctors' | 'privacy-policy'
/** `disclosure` is the sentence about the clinic's commission. */
export type LegalDocument = AgreedDocument | 'disclosure'

/** What each side has to have accepted in the version in force. */
export const agreedDocuments = {
  doctor: ['terms-of-service-doctors', 'privacy-policy'],
  patient: ['terms-of-service', 'privacy-policy'],
} as const satisfies Record<string, readonly AgreedDocument[]>

/** A version is the day from which it applies. Raising one asks everybody concerned to accept it at their next visit. */
export const legalVersions: Record<LegalDocument, string> = {
  'terms-of-service': '2026-11-01',
  'terms-of-service-doctors': '2026-11-01',
  'privacy-policy': '2026-11-01',
  disclosure: '2026-11-01',
}

/**
 * Versions to come, at least 30 days ahead: everybody concerned is mailed at once, and asked to accept from that day on.
 * Their texts stand in `apps/portal/src/legal/announced.ts`.
 */
export const announcedVersions: Partial<Record<AgreedDocument, string>> = {}

type Versions = {
  legalVersions: Record<LegalDocument, string>
  announcedVersions: Partial<Record<AgreedDocument, string>>
}
const written: Versions = { legalVersions, announcedVersions }

/** The announced version of a document, as long as it does not apply yet. */
export function versionToCome(
  document: AgreedDocument,
  today: string,
  { announcedVersions: announced }: Versions = written,
): string | undefined {
  const version = announced[document]
  return version && version > today ? version : undefined
}

export function versionInForce(
  document: LegalDocument,
  today: string,
  versions: Versions = written,
): string {
  const announced = document === 'disclosure' ? undefined : versions.announcedVersions[document]
  return announced && announced <= today ? announced : versions.legalVersions[document]
}
