import Print from '@mui/icons-material/PrintOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { dateIn } from '@officina/shared/dates/days'
import { formatDate } from '@officina/shared/format'
import {
  type AgreedDocument,
  legalVersions,
  versionInForce,
  versionToCome,
} from '@officina/shared/legalVersions'
import type { Locale } from '@officina/shared/locale'
import { BrandMark } from '@officina/ui/BrandMark'
import { type Block, type Heading, type Inline, parseMarkdown } from '@officina/ui/markdown.ts'
import { PageHeader } from '@officina/ui/PageHeader'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { type ReactNode, useEffect, useMemo } from 'react'
import { Link, useSearchParams } from 'react-router'
import { announcedTexts } from '../../legal/announced.ts'
import { legalChanges, legalTitles, previousVersion } from '../../legal/changes.ts'

/**
 * A legal document: title, version, effective date, table of contents, body, print. A version that is announced is
 * named above it, and shown with `?version=`.
 */
export function LegalPage(props: { document: AgreedDocument; source: Record<Locale, string> }) {
  const t = useText(messages)
  const locale = useLocale()
  const [params] = useSearchParams()
  const { document } = props
  const today = dateIn(new Date())
  const inForce = versionInForce(document, today)
  const announced = announcedTexts[document]
  const coming = announced && versionToCome(document, today)
  const shown = coming && params.get('version') === coming ? coming : inForce
  const isNext = announced && shown !== legalVersions[document]
  const source = (isNext ? announced.source : props.source)[locale]
  const blocks = useMemo(() => parseMarkdown(source), [source])
  useEffect(() => showPartOfAddress(), [])
  const contents = blocks.filter(
    (block) => block.kind === 'heading' && block.level === 'h2',
  ) as Heading[]
  return (
    <Box sx={{ maxWidth: '72ch', mx: 'auto' }}>
      <Box sx={{ mb: 4 }}>
        <BrandMark />
      </Box>
      <PageHeader
        title={legalTitles[document][locale]}
        subtitle={t.version(shown, formatDate(shown, locale))}
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
      {coming && shown !== coming && (
        <Changes
          id="announced"
          title={t.announced(formatDate(coming, locale))}
          changes={announced.changes[locale]}
        >
          <Link to={{ search: `version=${coming}` }}>{t.readAnnounced}</Link>
        </Changes>
      )}
      <Changes
        id="changes"
        title={t.changed(formatDate(isNext ? legalVersions[document] : previousVersion, locale))}
        changes={(isNext ? announced.changes : legalChanges[document])[locale]}
      />
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
      <Box component="article" lang={locale} sx={{ '& h2': { mt: 8, mb: 3 }, '& li': { mb: 2 } }}>
        {blocks.map((block, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of one text never move
          <LegalBlock key={at} block={block} />
        ))}
      </Box>
    </Box>
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
  version: (version: string, date: string) => [
    `Version ${version}, in force from ${date}`,
    `バージョン ${version}（${date} 施行）`,
  ],
  announced: (date: string) => [
    `A new version applies from ${date}`,
    `${date}から新しい版を適用します`,
  ],
  readAnnounced: ['Read the new version', '新しい版を読む'],
  changed: (date: string) => [`What changed since the version of ${date}`, `${date}版からの変更点`],
  contents: ['Contents', '目次'],
  print: ['Print', '印刷'],
})

/** One block of a document. */
function LegalBlock({ block }: { block: Block }) {
  if (block.kind === 'heading')
    return (
      <Typography variant={block.level} component={block.level} id={block.id} tabIndex={-1}>
        {block.text}
      </Typography>
    )
  if (block.kind === 'p')
    return (
      <p>
        <Words content={block.content} />
      </p>
    )
  const List = block.ordered ? 'ol' : 'ul'
  return (
    <List>
      {block.items.map((content, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the items of one text never move
        <li key={at}>
          <Words content={content} />
        </li>
      ))}
    </List>
  )
}

function Words({ content }: { content: Inline[] }) {
  return content.map((part, at) => {
    const key = `${at}${part.text}`
    if (part.strong) return <strong key={key}>{part.text}</strong>
    if (part.em) return <em key={key}>{part.text}</em>
    if (part.href?.startsWith('/'))
      return (
        <Link key={key} to={part.href}>
          {part.text}
        </Link>
      )
    if (part.href)
      return (
        <a key={key} href={part.href}>
          {part.text}
        </a>
      )
    return part.text
  })
}
