import Alert from '@mui/material/Alert'
import { formatDate } from '@officina/shared/format'
import { legalTitles } from '@officina/shared/legal/titles'
import { defineMessages, Space, useLocale, useText } from '@officina/ui/text'
import type { Role } from '../../session.ts'
import { useMe } from '../useMe.ts'
import { DocumentLink } from './DocumentLink.tsx'

/** What will apply, and from which day. */
export function AnnouncedTerms({ of: side }: { of: Role }) {
  const t = useText(messages)
  const locale = useLocale()
  return useMe(side).coming_documents.map(({ key, version }) => (
    <Alert key={key} severity="info" sx={{ mb: 4 }}>
      {t.text(legalTitles[key][locale], formatDate(version, locale))}
      <Space />
      <DocumentLink to={`/${key}#announced`}>{t.changes}</DocumentLink>
    </Alert>
  ))
}

const messages = defineMessages({
  text: (title: string, date: string) => [
    `${title}: a new version applies from ${date}.`,
    `「${title}」を改定し、${date}から新しい版を適用します。`,
  ],
  changes: ['Read what changes', '変更点を見る'],
})
