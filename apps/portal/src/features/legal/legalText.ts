import { q } from '@officina/client/query'
import type { AgreedDocument, PublishedDocument } from '@officina/shared/legalVersions'
import { queryClient } from '../../queryClient.ts'

/** A document in the version in force, or in the one that the address names. */
export const legalText = (document: PublishedDocument, version: string | null) =>
  q('/api/legal/{document}', {
    params: { path: { document }, query: version ? { version } : {} },
  })

export function loadLegalText(document: PublishedDocument, { request }: { request: Request }) {
  const version = new URL(request.url).searchParams.get('version')
  void queryClient.prefetchQuery(legalText(document, version))
  return null
}

const versions = { ...q('/api/legal'), staleTime: Number.POSITIVE_INFINITY }

/** Before the forms that ask for consent are shown: what is agreed to is what applied then. */
export const preloadLegalVersions = (): void => void queryClient.prefetchQuery(versions)

/** The version of each document that a person who fills in a form agrees to. */
export async function legalVersionOf(): Promise<(document: AgreedDocument) => string> {
  const rows = await queryClient.ensureQueryData(versions)
  return (document) => rows.find(({ key }) => key === document)?.version ?? ''
}

/** A form was refused because a document has changed: the next try reads the versions again. */
export const forgetLegalVersions = (): void =>
  queryClient.removeQueries({ queryKey: versions.queryKey })
