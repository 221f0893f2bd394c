import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { type Inline, parseMarkdown } from './markdown.ts'

/** A person's Markdown, such as a doctor's message: its few forms, and everything else as it was typed. */
export function MarkdownText({ text }: { text: string }) {
  return (
    <Box sx={look}>
      {parseMarkdown(text, { breaks: true }).map((block, at) => {
        const key = `${at}`
        if (block.kind === 'heading') {
          // below the title of the part in which it stands
          const Level = block.level === 'h2' ? 'h3' : 'h4'
          return <Level key={key}>{block.text}</Level>
        }
        if (block.kind === 'p')
          return (
            <p key={key}>
              <Words content={block.content} />
            </p>
          )
        const List = block.ordered ? 'ol' : 'ul'
        return (
          <List key={key}>
            {block.items.map((content, item) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the items of one text never move
              <li key={item}>
                <Words content={content} />
              </li>
            ))}
          </List>
        )
      })}
    </Box>
  )
}

function Words({ content }: { content: Inline[] }) {
  return content.map((part, at) => {
    const key = `${at}${part.text}`
    if (part.strong) return <strong key={key}>{part.text}</strong>
    if (part.em) return <em key={key}>{part.text}</em>
    if (!part.href) return part.text
    const outside = part.href.startsWith('https:')
    return (
      <Link
        key={key}
        href={part.href}
        {...(outside ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
      >
        {part.text}
      </Link>
    )
  })
}

const look = {
  maxWidth: '72ch',
  overflowWrap: 'anywhere',
  '& > :first-of-type': { mt: 0 },
  '& > :last-child': { mb: 0 },
  '& p': { my: 2, whiteSpace: 'pre-line' },
  '& h3': { fontSize: '1.125rem', lineHeight: 1.4, mt: 4, mb: 1 },
  '& h4': { fontSize: '1rem', lineHeight: 1.5, mt: 3, mb: 1 },
  '& ul, & ol': { my: 2, pl: 6 },
} as const
