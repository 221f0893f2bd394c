import Delete from '@mui/icons-material/DeleteOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { Field } from '@officina/ui/Field'
import { defineMessages, useText } from '@officina/ui/text'
import { useEffect, useState } from 'react'
import { useListContext, useStore, useStoreContext } from 'react-admin'
import { useLocation, useNavigate } from 'react-router'
import type { AccountStore } from '../providers/store.ts'
import { type Browsing, browsingSearch } from './browsing.ts'
import type { Columns } from './useColumns.ts'

type Query = Pick<Browsing, 'filter' | 'sort'> & { name: string; columns: string[] }
const most = 30

/** The saved queries of a list, and a name for what is shown now. */
export default function SavedQueriesPanel(props: {
  storeKey: string
  columns: Columns
  onDone: () => void
}) {
  const t = useText(messages)
  const [queries, setQueries] = useStore<readonly Query[]>(`${props.storeKey}.queries`, [])
  const store = useStoreContext() as Partial<AccountStore>
  // another browser of the account may have saved some since: a new one is added to those
  useEffect(() => void store.load?.().catch(() => undefined), [store])
  const [name, setName] = useState('')
  const { filterValues, sort } = useListContext()
  const apply = useApply(props.columns)
  const trimmed = name.trim()
  const others = queries.filter((other) => other.name !== trimmed)
  const isFull = trimmed !== '' && others.length >= most

  function save() {
    if (!trimmed || isFull) return
    const query = { name: trimmed, filter: filterValues, sort, columns: props.columns.shown }
    setQueries([...others, query])
    props.onDone()
  }

  return (
    <>
      {queries.length === 0 ? (
        <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{t.none}</Box>
      ) : (
        <Box component="ul" aria-label={t.list} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {queries.map((query) => (
            <Box key={query.name} component="li" sx={{ display: 'flex', alignItems: 'center' }}>
              <Button
                color="inherit"
                sx={{ flex: 1, justifyContent: 'flex-start', textAlign: 'left' }}
                onClick={() => {
                  apply(query)
                  props.onDone()
                }}
              >
                {query.name}
              </Button>
              <IconButton
                size="small"
                aria-label={t.remove(query.name)}
                onClick={() => setQueries(queries.filter((other) => other !== query))}
              >
                <Delete fontSize="small" />
              </IconButton>
            </Box>
          ))}
        </Box>
      )}
      <Box
        component="form"
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
        sx={{ mt: 3 }}
      >
        <Field
          label={t.name}
          value={name}
          error={isFull ? t.full(most) : undefined}
          inputProps={{ maxLength: 60 }}
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit" variant="outlined" size="small" disabled={!trimmed || isFull}>
          {t.save}
        </Button>
      </Box>
    </>
  )
}

/** All of a query at once, by way of the address. */
function useApply(columns: Columns) {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { perPage } = useListContext()
  return (query: Query) => {
    columns.show(query.columns)
    void navigate(pathname + browsingSearch({ ...query, page: 1, perPage }))
  }
}

const messages = defineMessages({
  list: ['Saved views', '保存した条件'],
  none: [
    'No saved views yet. Filter and sort the list, then name and save it.',
    '保存した条件はまだありません。一覧を絞り込み、名前を付けて保存してください。',
  ],
  name: ['Name of the current view', '現在の条件の名前'],
  save: ['Save view', '条件を保存'],
  full: (most: number) => [
    `You can save up to ${most} views of a list. Delete one first.`,
    `保存できる条件は一覧ごとに${most}件までです。先に不要な条件を削除してください。`,
  ],
  remove: (name: string) => [`Delete ${name}`, `${name}を削除`],
})
