import Print from '@mui/icons-material/PrintOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { components } from '@officina/openapi/schema'
import { formatDate } from '@officina/shared/format'
import { legalTitles } from '@officina/shared/legal/titles'
import type { PublishedDocument } from '@officina/shared/legalVersions'
import { BrandMark } from '@officina/ui/BrandMark'
import { type Heading, parseMarkdown } from '@officina/ui/markdown.ts'
import { PageHeader } from '@officina/ui/PageHeader'
import { EmptyState } from '@officina/ui/states'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useMemo } from 'react'
import { Link, useSearchParams } from 'react-router'
import { queryClient } from '../../queryClient.ts'
import { Loaded } from '../Loaded.tsx'
import { LegalBlock } from './LegalBlock.tsx'
import { legalText } from './legalText.ts'
import { Versions } from './Versions.tsx'

/**
 * A legal document in the version in force, or with `?version=` in another one that was published: title, what has
 * changed, table of contents, body, all versions, print.
 */
export function LegalPage(props: { document: PublishedDocument }) {
  // these pages stand outside of the areas of those who are signed in
  return (
    <QueryClientProvider client={queryClient}>
      <Legal {...props} />
    </QueryClientProvider>
  )
}

function Legal({ document }: { document: PublishedDocument }) {
  const t = useText(messages)
  const locale = useLocale()
  const [params] = useSearchParams()
  const query = useQuery(legalText(document, params.get('version')))
  const version = query.data && formatDate(query.data.version, locale)
  const isCurrent = query.data?.versions.some(
    (row) => row.is_in_force && row.version === query.data.version,
  )
  return (
    <Box sx={{ maxWidth: '72ch', mx: 'auto' }}>
      <Box sx={{ mb: 4 }}>
        <BrandMark />
      </Box>
      <PageHeader
        title={legalTitles[document][locale]}
        subtitle={version && (isCurrent ? t.inForce(version) : t.version(version))}
        action={
          <Button
            variant="outlined"
            startIcon={<Print />}
            onClick={() => window.print()}
            sx={{ '@media print': { display: 'none' } }}
          >
            {t.print}
          </Button>
        }
      />
      <Loaded
        query={query}
        missing={
          <EmptyState title={t.missing} action={<Link to={`/${document}`}>{t.current}</Link>} />
        }
      >
        {(text) => <LegalBody key={text.version} text={text} />}
      </Loaded>
    </Box>
  )
}

function LegalBody({ text }: { text: components['schemas']['LegalText'] }) {
  const t = useText(messages)
  const locale = useLocale()
  const { coming } = text
  const source = text.body[locale]
  const blocks = useMemo(() => parseMarkdown(source), [source])
  useEffect(() => showPartOfAddress(), [])
  const contents = blocks.filter(
    (block) => block.kind === 'heading' && block.level === 'h2',
  ) as Heading[]
  return (
    <>
      {coming && text.version !== coming.version && (
        <Changes
          id="announced"
          title={t.announced(formatDate(coming.version, locale))}
          changes={coming.changes[locale]}
        >
          <Link to={{ search: `version=${coming.version}` }}>{t.readAnnounced}</Link>
        </Changes>
      )}
      {text.changed_since && text.changes[locale].length > 0 && (
        <Changes
          id="changes"
          title={t.changed(formatDate(text.changed_since, locale))}
          changes={text.changes[locale]}
        />
      )}
      {contents.length > 1 && (
        <Box component="nav" aria-labelledby="contents" sx={toc}>
          <Typography variant="h2" id="contents">
            {t.contents}
          </Typography>
          <ol>
            {contents.map((block) => (
              <li key={block.id}>
                <a href={`#${block.id}`}>{block.text}</a>
              </li>
            ))}
          </ol>
        </Box>
      )}
      <Box component="article" lang={locale} sx={{ '& h2': { mt: 8, mb: 3 }, '& li': { mb: 2 } }}>
        {blocks.map((block, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of one text never move
          <LegalBlock key={at} block={block} />
        ))}
      </Box>
      <Versions text={text} />
    </>
  )
}

type ChangesProps = { id: string; title: string; changes: string[]; children?: ReactNode }

const Changes = ({ id, title, changes, children }: ChangesProps) => (
  <Box component="section" aria-labelledby={id} sx={{ mb: 6 }}>
    <Typography variant="h2" id={id} tabIndex={-1}>
      {title}
    </Typography>
    <ul>
      {changes.map((change) => (
        <li key={change}>{change}</li>
      ))}
    </ul>
    {children}
  </Box>
)

/** A link from elsewhere names a part; the browser looked for it before the page was there. */
function showPartOfAddress(): void {
  const part = location.hash && document.getElementById(location.hash.slice(1))
  if (!part) return
  part.scrollIntoView()
  part.focus({ preventScroll: true })
}

const toc = {
  my: 6,
  p: 5,
  border: 1,
  borderColor: 'divider',
  borderRadius: '12px',
  '& ol': { mb: 0, pl: 5 },
  '& li': { py: 1 },
  '@media print': { display: 'none' },
}

const messages = defineMessages({
  inForce: (date: string) => [`In force from ${date}`, `${date} 施行`],
  version: (date: string) => [`Version of ${date}`, `${date}版`],
  announced: (date: string) => [
    `A new version applies from ${date}`,
    `${date}から新しい版を適用します`,
  ],
  readAnnounced: ['Read the new version', '新しい版を読む'],
  changed: (date: string) => [`What changed since the version of ${date}`, `${date}版からの変更点`],
  contents: ['Contents', '目次'],
  print: ['Print', '印刷'],
  missing: ['This version does not exist', 'この版は見つかりません'],
  current: ['Read the version in force', '現行の版を読む'],
})
