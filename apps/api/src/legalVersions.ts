/** The documents people agree to. `disclosure` is the sentence about the clinic's commission. */
export type LegalDocument =
  | 'terms-of-service'
  | 'terms-of-service-doctors'
  | 'privacy-policy'
  | 'disclosure'

/**
 * The versions in force: the one place. Raising one asks every doctor and patient concerned to accept it at
 * their next visit; `apps/portal/src/legal/version.ts` then says what has changed.
 */
export const legalVersions: Record<LegalDocument, string> = {
  'terms-of-service': '2026-11-01',
  'terms-of-service-doctors': '2026-11-01',
  'privacy-policy': '2026-11-01',
  disclosure: '2026-11-01',
}
