/** The documents people agree to. */
export type AgreedDocument = 'terms-of-service' | 'terms-of-service-doctors' | 'privacy-policy'
/** Documents that inform; nobody is asked to accept them. */
export type NoticeDocument = 'returns-policy' | 'commerce-notice'
/** Every document with a page, a text of its own and versions. */
export type PublishedDocument = AgreedDocument | NoticeDocument
/** `disclosure` is the sentence about the clinic's commission. */
export type LegalDocument = PublishedDocument | 'disclosure'

const agreedDocumentNames: readonly AgreedDocument[] = [
  'terms-of-service',
  'terms-of-service-doctors',
  'privacy-policy',
]

export const publishedDocumentNames: readonly PublishedDocument[] = [
  ...agreedDocumentNames,
  'returns-policy',
  'commerce-notice',
]

export const isAgreed = (document: PublishedDocument): document is AgreedDocument =>
  (agreedDocumentNames as readonly string[]).includes(document)

/** What each side has to have accepted in the version in force. */
export const agreedDocuments = {
  doctor: ['terms-of-service-doctors', 'privacy-policy'],
  patient: ['terms-of-service', 'privacy-policy'],
} as const satisfies Record<string, readonly AgreedDocument[]>

/**
 * Versions of the texts that come with the program; a version is the day from which it applies. An installation that
 * has published a text of its own uses that one. Raising a version asks everybody concerned to accept it.
 */
export const legalVersions: Record<LegalDocument, string> = {
  'terms-of-service': '2026-11-01',
  'terms-of-service-doctors': '2026-11-01',
  'privacy-policy': '2026-11-01',
  'returns-policy': '2026-11-01',
  'commerce-notice': '2026-11-01',
  disclosure: '2026-11-01',
}

/** Doctors are told of a version of their terms that they have to accept so many days before it applies. */
export const noticeDays: Partial<Record<PublishedDocument, number>> = {
  'terms-of-service-doctors': 30,
}

/** A version that an installation has published. */
export type OwnVersion = { document: PublishedDocument; version: string; asks: boolean }

/** What is known of the versions of a document on a day. */
export type VersionsOn = {
  /** Whose text is shown. */
  inForce: string
  /** The oldest one whose acceptance is enough. */
  required: string
  /** Published, and not in force yet, the next one first. */
  coming: OwnVersion[]
}

export function versionsOn(
  document: PublishedDocument,
  today: string,
  builtIn: string,
  own: readonly OwnVersion[],
): VersionsOn {
  const mine = own
    .filter((each) => each.document === document)
    .toSorted((a, b) => (a.version < b.version ? -1 : 1))
  const past = mine.filter(({ version }) => version <= today)
  const coming = mine.filter(({ version }) => version > today)
  const latest = past.at(-1)
  if (!latest) return { inForce: builtIn, required: builtIn, coming }
  // a built-in text that came after the first own one has never been shown
  const first = builtIn < (past[0]?.version ?? '') ? builtIn : ''
  const required = past.findLast(({ asks }) => asks)?.version ?? first
  return { inForce: latest.version, required, coming }
}
