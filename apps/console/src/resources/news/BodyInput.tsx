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
import { sentences } from '@officina/shared/messages'
import { errorText } from '@officina/ui/errorText.ts'
import { Field } from '@officina/ui/Field'
import { FormError } from '@officina/ui/FormError'
import { lazyPart } from '@officina/ui/lazyPart'
import { RichText } from '@officina/ui/RichText'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { dataProvider } from '../../providers/dataProvider.ts'
import type { InputProps } from '../../schema/overrides.ts'
import { useSchemaInput } from '../../schema/useSchemaInput.ts'
import { applyEdit, block, type Chosen, type Edit, link, markLines, wrap } from './markdownEdit.ts'

/** The text as Markdown, with buttons and keys for its forms, and below it as its readers will see it. */
export function BodyInput(props: InputProps) {
  const t = useText(messages)
  const locale = useLocale()
  const { asField, id, field, help } = useSchemaInput(props)
  const area = useRef<HTMLTextAreaElement>(null)
  return (
    <>
      <Field
        {...asField}
        tools={<MarkdownToolbar area={area} controls={id} />}
        help={sentences([help, t.keys], locale)}
        multiline
        minRows={10}
        maxRows={30}
        inputProps={{ maxLength: props.field.maxLength }}
        onKeyDown={(event) => {
          const edit = area.current && editOfKey(event, area.current, t.words)
          if (!edit || !area.current) return
          event.preventDefault()
          applyEdit(area.current, edit)
        }}
        inputRef={(element: HTMLTextAreaElement | null) => {
          area.current = element
          field.ref(element)
        }}
      />
      <Preview text={String(field.value ?? '')} />
    </>
  )
}

const pauseMs = 400

/** What the server makes of the text, renewed in a pause of the typing. */
function Preview({ text }: { text: string }) {
  const t = useText(messages)
  const [shown, setShown] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setShown(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  const { data, error } = useQuery({
    queryKey: ['news', 'preview', shown],
    queryFn: () => dataProvider.post('/api/admin/news/preview', { body: { body_markdown: shown } }),
    enabled: shown.trim() !== '',
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  return (
    <>
      <FormError>{errorText(error)}</FormError>
      {data && shown.trim() !== '' && (
        <Box component="section" aria-label={t.region} sx={frame}>
          <RichText html={data.body_html} />
        </Box>
      )}
    </>
  )
}

const PictureDialog = lazyPart(() => import('./PictureDialog.tsx'))

/** Buttons for the forms that a text of news may have; each also undoes what it did. */
function MarkdownToolbar(props: {
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
      {place && <PictureDialog onClose={() => setPlace(undefined)} onDone={insert} />}
    </Box>
  )
}

/** The edit that a key with Ctrl or Cmd asks for. */
function editOfKey(
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

const frame = { border: 1, borderColor: 'divider', borderRadius: 3, p: 5, mb: 5, maxWidth: 640 }

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
  region: ['Text preview', '本文のプレビュー'],
  words: ['text', 'テキスト'],
  keys: [
    'Shortcuts: Ctrl+B bold, Ctrl+I italic, Ctrl+K link.',
    'ショートカット：Ctrl+B 太字、Ctrl+I 斜体、Ctrl+K リンク。',
  ],
  label: ['Text format', '本文の書式'],
  bold: ['Bold', '太字'],
  italic: ['Italic', '斜体'],
  heading: ['Heading', '見出し'],
  list: ['List', '箇条書き'],
  numbers: ['Numbered list', '番号付きリスト'],
  quote: ['Quote', '引用'],
  link: ['Link', 'リンク'],
  picture: ['Picture', '画像'],
})
