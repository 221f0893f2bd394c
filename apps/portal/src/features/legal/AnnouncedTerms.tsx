import Alert from '@mui/material/Alert'
import { dateIn } from '@officina/shared/dates/days'
import { formatDate } from '@officina/shared/format'
import { agreedDocuments, versionToCome } from '@officina/shared/legalVersions'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { legalTitles } from '../../legal/changes.ts'
import { DocumentLink } from './DocumentLink.tsx'

type Side = keyof typeof agreedDocuments

/** What will apply, and from which day. */
export function AnnouncedTerms({ of: side }: { of: Side }) {
  const t = useText(messages)
  const locale = useLocale()
  return comingFor(side).map(({ key, version }) => (
    <Alert key={key} severity="info" sx={{ mb: 4 }}>
      {t.text(legalTitles[key][locale], formatDate(version, locale))}{' '}
      <DocumentLink to={`/${key}#announced`}>{t.changes}</DocumentLink>
    </Alert>
  ))
}

const comingFor = (side: Side) =>
  agreedDocuments[side].flatMap((key) => {
    const version = versionToCome(key, dateIn(new Date()))
    return version ? [{ key, version }] : []
  })

const messages = defineMessages({
  text: (title: string, date: string) => [
    `${title}: a new version applies from ${date}.`,
    `「${title}」を改定し、${date}から新しい版を適用します。`,
  ],
  changes: ['Read what changes', '変更点を見る'],
})
