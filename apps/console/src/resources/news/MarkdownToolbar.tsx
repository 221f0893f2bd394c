import AddPhotoAlternate from '@mui/icons-material/AddPhotoAlternateOutlined'
import FormatBold from '@mui/icons-material/FormatBold'
import FormatItalic from '@mui/icons-material/FormatItalic'
import FormatListBulleted from '@mui/icons-material/FormatListBulleted'
import FormatListNumbered from '@mui/icons-material/FormatListNumbered'
import FormatQuote from '@mui/icons-material/FormatQuote'
import InsertLink from '@mui/icons-material/InsertLink'
import Title from '@mui/icons-material/Title'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { lazyWithRetry } from '@officina/ui/lazyWithRetry'
import { defineMessages, useText } from '@officina/ui/text'
import { type KeyboardEvent, type RefObject, Suspense, useState } from 'react'
import { applyEdit, block, type Chosen, type Edit, link, markLines, wrap } from './markdownEdit.ts'

const PictureDialog = lazyWithRetry(() => import('./PictureDialog.tsx'))

/** Buttons for the forms that a text of news may have; each also undoes what it did. */
export function MarkdownToolbar(props: {
  area: RefObject<HTMLTextAreaElement | null>
  /** Id of the text field. */
  controls: string
}) {
  const t = useText(messages)
  const [place, setPlace] = useState<Chosen>()
  const insert = (markdown: string) => {
    const { current } = props.area
    setPlace(undefined)
    // once the dialog has given the focus back
    if (current && place) requestAnimationFrame(() => applyEdit(current, block(place, markdown)))
  }
  return (
    <Box role="group" aria-label={t.label} sx={{ display: 'flex', flexWrap: 'wrap', ml: -2 }}>
      {tools.map(({ key, icon: Icon, edit }) => (
        <Tooltip key={key} title={t[key]}>
          <IconButton
            aria-label={t[key]}
            aria-controls={props.controls}
            onClick={() => {
              const { current } = props.area
              if (current) applyEdit(current, edit(chosenIn(current), t.words))
            }}
          >
            <Icon fontSize="small" />
          </IconButton>
        </Tooltip>
      ))}
      <Tooltip title={t.picture}>
        <IconButton
          aria-label={t.picture}
          aria-haspopup="dialog"
          onClick={() => props.area.current && setPlace(chosenIn(props.area.current))}
        >
          <AddPhotoAlternate fontSize="small" />
        </IconButton>
      </Tooltip>
      {place && (
        <Suspense fallback={null}>
          <PictureDialog onClose={() => setPlace(undefined)} onDone={insert} />
        </Suspense>
      )}
    </Box>
  )
}

/** The edit that a key with Ctrl or Cmd asks for. */
export function editOfKey(
  event: KeyboardEvent,
  area: HTMLTextAreaElement,
  words: string,
): Edit | undefined {
  if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return undefined
  const key = event.key.toLowerCase()
  const tool = tools.find((each) => 'letter' in each && each.letter === key)
  return tool?.edit(chosenIn(area), words)
}

const chosenIn = (area: HTMLTextAreaElement): Chosen => ({
  value: area.value,
  start: area.selectionStart,
  end: area.selectionEnd,
})

const tools = [
  { key: 'bold', icon: FormatBold, letter: 'b', edit: (of: Chosen) => wrap(of, '**') },
  { key: 'italic', icon: FormatItalic, letter: 'i', edit: (of: Chosen) => wrap(of, '*') },
  { key: 'heading', icon: Title, edit: (of: Chosen) => markLines(of, 'heading') },
  { key: 'list', icon: FormatListBulleted, edit: (of: Chosen) => markLines(of, 'list') },
  { key: 'numbers', icon: FormatListNumbered, edit: (of: Chosen) => markLines(of, 'numbers') },
  { key: 'quote', icon: FormatQuote, edit: (of: Chosen) => markLines(of, 'quote') },
  { key: 'link', icon: InsertLink, letter: 'k', edit: link },
] as const

const messages = defineMessages({
  label: ['Format of the text', '本文の書式'],
  bold: ['Bold', '太字'],
  italic: ['Italic', '斜体'],
  heading: ['Heading', '見出し'],
  list: ['List', '箇条書き'],
  numbers: ['Numbered list', '番号付きリスト'],
  quote: ['Quote', '引用'],
  link: ['Link', 'リンク'],
  picture: ['Picture', '画像'],
  words: ['text', 'テキスト'],
})
