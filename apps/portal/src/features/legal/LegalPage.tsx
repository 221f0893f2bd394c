import Print from '@mui/icons-material/PrintOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { formatDate } from '@officina/ui/format.ts'
import { PageHeader } from '@officina/ui/PageHeader'
import { defineMessages, type Locale, useLocale, useText } from '@officina/ui/text'
import { useMemo } from 'react'
import { legalVersion } from '../../legal/version.ts'
import { LegalBlock } from './LegalBlock.tsx'
import { type Heading, parseMarkdown } from './markdown.ts'

/** A legal document: title, version, effective date, table of contents, body, print. */
export function LegalPage(props: {
  title: Record<Locale, string>
  source: Record<Locale, string>
}) {
  const t = useText(messages)
  const locale = useLocale()
  const source = props.source[locale]
  const blocks = useMemo(() => parseMarkdown(source), [source])
  const contents = blocks.filter(
    (block) => block.kind === 'heading' && block.level === 'h2',
  ) as Heading[]
  return (
    <Box sx={{ maxWidth: '72ch', mx: 'auto' }}>
      <PageHeader
        title={props.title[locale]}
        subtitle={t.version(legalVersion, formatDate(legalVersion, locale))}
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
      <Box component="p" sx={{ color: 'text.secondary', mt: 0 }}>
        {t.first}
      </Box>
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
  en: {
    version: (version: string, date: string) => `Version ${version}, in force from ${date}`,
    first: 'This is the first version; there is none before it to compare with.',
    contents: 'Contents',
    print: 'Print',
  },
  ja: {
    version: (version, date) => `バージョン ${version}（${date} 施行）`,
    first: '初版です。比較できる以前のバージョンはありません。',
    contents: '目次',
    print: '印刷',
  },
})
