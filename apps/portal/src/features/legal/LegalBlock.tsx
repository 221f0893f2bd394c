import Typography from '@mui/material/Typography'
import type { Block, Inline } from '@officina/ui/markdown.ts'
import { Link } from 'react-router'

/** One block of a document. */
export function LegalBlock({ block }: { block: Block }) {
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
