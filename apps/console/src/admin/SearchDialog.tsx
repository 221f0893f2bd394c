import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import OutlinedInput from '@mui/material/OutlinedInput'
import Typography from '@mui/material/Typography'
import type { components } from '@officina/openapi/schema'
import { loadErrorText } from '@officina/ui/errorText.ts'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { permissionFor } from '../providers/authProvider.ts'
import { q } from '../providers/queries.ts'
import { recordPath } from '../resources/recordPath.ts'
import { definitionOf, definitions, hasPage, pageName, pageOf } from '../resources/registry.ts'
import { findResource } from '../schema/spec.ts'
import { pluralOf } from '../schema/words.ts'
import { useMe } from './MeContext.ts'

type Hit = Omit<components['schemas']['AdminHit'], 'resource'> & { resource: string }

/** Finds a record of any kind; arrows choose, Enter opens its page. `typed` is from before it was there. */
export default function SearchDialog(props: {
  typed: { text: string; isWanted: boolean }
  onClose: () => void
}) {
  const t = useText(messages)
  const id = useId()
  const navigate = useNavigate()
  const [text, setText] = useState(props.typed.text)
  const { hits, message, isOf, ask } = useHits(text)
  const [active, setActive] = useState(0)
  const [isWanted, setWanted] = useState(props.typed.isWanted)
  const current = Math.min(active, hits.length - 1)
  const idOf = (index: number) => `${id}-${index}`

  function open(hit: Hit | undefined) {
    if (!hit) return
    props.onClose()
    void navigate(hit.resource === pages ? hit.id : recordPath(hit.resource, hit.id))
  }

  useEffect(() => {
    if (!isWanted || !isOf) return
    setWanted(false)
    open(hits[current])
  })

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (event.key === 'Enter') {
      // a scanner is faster than the answer, and what is shown may be of the text before
      ask()
      setWanted(true)
    } else if (step && hits.length > 0) setActive((current + step + hits.length) % hits.length)
    else return
    event.preventDefault()
  }

  return (
    <Dialog
      open
      onClose={props.onClose}
      aria-labelledby={`${id}-title`}
      fullWidth
      maxWidth="sm"
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
    >
      <Box sx={{ p: 4 }}>
        <Typography component="h2" id={`${id}-title`} sx={{ fontWeight: 600, mb: 2 }}>
          {t.label}
        </Typography>
        <OutlinedInput
          autoFocus
          fullWidth
          value={text}
          placeholder={t.hint}
          onChange={(event) => {
            setText(event.target.value)
            setActive(0)
            setWanted(false)
          }}
          onKeyDown={onKeyDown}
          inputProps={{
            role: 'combobox',
            maxLength: 100,
            'aria-label': t.label,
            'aria-expanded': hits.length > 0,
            'aria-controls': `${id}-list`,
            'aria-autocomplete': 'list',
            'aria-activedescendant': hits.length > 0 ? idOf(current) : undefined,
          }}
        />
        <Hits
          id={`${id}-list`}
          hits={hits}
          current={current}
          idOf={idOf}
          onOpen={open}
          onPoint={setActive}
        />
        <Box role="status" sx={{ color: 'text.secondary', fontSize: '0.875rem', pt: 3 }}>
          {message ?? (hits.length > 0 ? t.found(hits.length) : t.keys)}
        </Box>
      </Box>
    </Dialog>
  )
}

function Hits(props: {
  id: string
  hits: readonly Hit[]
  current: number
  idOf: (index: number) => string
  onOpen: (hit: Hit) => void
  onPoint: (index: number) => void
}) {
  const t = useText(messages)
  const locale = useLocale()
  const { hits, current, idOf } = props
  useEffect(() => {
    document.getElementById(idOf(current))?.scrollIntoView({ block: 'nearest' })
  }, [current, idOf])
  const kinds = [...new Set(hits.map((hit) => hit.resource))]
  return (
    <Box role="listbox" id={props.id} aria-label={t.results} sx={{ mt: 2 }}>
      {kinds.map((kind) => (
        <Box key={kind} role="group" aria-label={nameOf(kind, locale)}>
          <Box aria-hidden sx={{ color: 'text.secondary', fontSize: '0.875rem', px: 3, pt: 3 }}>
            {nameOf(kind, locale)}
          </Box>
          {hits.map((hit, index) =>
            hit.resource !== kind ? null : (
              <Box
                key={hit.id}
                id={idOf(index)}
                role="option"
                tabIndex={-1}
                aria-selected={index === current}
                onClick={() => props.onOpen(hit)}
                onMouseMove={() => props.onPoint(index)}
                sx={option}
              >
                {hit.title}
                {hit.subtitle && (
                  <Box component="span" sx={{ color: 'text.secondary', ml: 3 }}>
                    {hit.subtitle}
                  </Box>
                )}
              </Box>
            ),
          )}
        </Box>
      ))}
    </Box>
  )
}

/** Asked 200 ms after the last key or at once by `ask`, from two letters on; `isOf` when the hits are those of the text. */
function useHits(text: string) {
  const t = useText(messages)
  const [asked, setAsked] = useState(text.trim())
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text.trim()), 200)
    return () => clearTimeout(timer)
  }, [text])
  const { data, error, isFetching, isPlaceholderData } = useQuery({
    ...q('/api/admin/search', { params: { query: { q: asked } }, quiet: true }),
    enabled: asked.length >= 2,
    placeholderData: keepPreviousData,
  })
  const ask = () => setAsked(text.trim())
  const isOf = asked === text.trim() && data !== undefined && !isPlaceholderData
  const found = usePages(asked)
  const none = { hits: found, isOf: false, ask }
  if (asked.length < 2) return { hits: [], isOf: false, ask, message: undefined }
  if (error) return { ...none, message: loadErrorText(error) }
  const hits: readonly Hit[] = [
    ...found,
    ...(data ?? []).filter((hit) => definitionOf(hit.resource)),
  ]
  const message = hits.length === 0 ? (isFetching ? t.looking : t.nothing) : undefined
  return { hits, message, isOf, ask }
}

const pages = 'pages'

/** Pages of the console whose name in either language has the text in it. */
function usePages(text: string): Hit[] {
  const locale = useLocale()
  const { permissions } = useMe()
  const wanted = text.normalize('NFKC').toLowerCase()
  return definitions
    .filter((definition) => {
      const permission = permissionFor(definition.name, 'list')
      const names = [pageName(definition, 'en'), pageName(definition, 'ja'), definition.name]
      return (
        wanted.length >= 2 &&
        hasPage(definition) &&
        (permission === null || permissions.includes(permission)) &&
        names.some((name) => name.toLowerCase().includes(wanted))
      )
    })
    .map((definition) => ({
      resource: pages,
      id: pageOf(definition),
      title: pageName(definition, locale),
      subtitle: null,
      status: '',
    }))
}

function nameOf(resource: string, locale: 'en' | 'ja') {
  const own = others[locale][resource as 'patients'] as string | undefined
  const spec = findResource(resource)
  return own ?? (spec ? pluralOf(spec, locale) : resource)
}

/** Kinds whose description the contract may not have, or whose list is called otherwise. */
const others = defineMessages({
  pages: ['Pages', 'ページ'],
  patients: ['Patients', '患者'],
  recipes: ['Recipes', 'レシピ'],
  shipments: ['Parcels', '荷物'],
})

const option = {
  px: 3,
  py: 2,
  borderRadius: '8px',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  '&[aria-selected=true]': { bgcolor: 'action.selected' },
}

const messages = defineMessages({
  label: ['Search records', '記録を検索'],
  hint: [
    'Number, name, email, tracking no., product, page',
    '番号、氏名、メール、お問い合わせ番号、商品名、ページ名',
  ],
  results: ['Records', '検索結果'],
  found: (n: number) => [n === 1 ? '1 record' : `${n} records`, `${n}件`],
  keys: [
    'Type at least 2 characters. Use the arrow keys to choose and Enter to open.',
    '2文字以上入力してください。矢印キーで選択、Enterで開きます。',
  ],
  looking: ['Searching…', '検索中…'],
  nothing: ['No results.', '該当する記録はありません。'],
})
