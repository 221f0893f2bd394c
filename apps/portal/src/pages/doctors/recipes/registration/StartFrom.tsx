import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { api } from '@officina/client/api'
import { listQ, useApiMutation } from '@officina/client/query'
import { named } from '@officina/shared/format'
import { brandName } from '@officina/ui/brandName.ts'
import { errorText } from '@officina/ui/errorText.ts'
import { FormError } from '@officina/ui/FormError'
import { SearchInput } from '@officina/ui/SearchInput'
import { SidePanel } from '@officina/ui/SidePanel'
import { StatusChip } from '@officina/ui/StatusChip'
import { ListSkeleton } from '@officina/ui/skeletons'
import { EmptyState, ErrorState } from '@officina/ui/states'
import { defineMessages, useJoin, useLocale, useText } from '@officina/ui/text'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { myRecipeWords } from '../../../../features/myRecipe/words.ts'
import type { Draft } from '../../../../features/recipe/useDraft.ts'
import { pathTo } from '../../../../pathTo.ts'
import { messages } from './messages.ts'

type Source = { id: string; title: string; products: string[]; unavailable_count: number }

/** Own sets and the platform's templates to begin with; patient and name of the course stay. */
export function StartFrom({ draft, onClose }: { draft: Draft; onClose: () => void }) {
  const t = useText(messages)
  const own = useText(startMessages)
  const navigate = useNavigate()
  const [q, setQ] = useState('')
  const page = { range: [0, 19] as [number, number] }
  const sets = useQuery({
    ...listQ('/api/doctor/my-recipes', {
      params: { query: { ...page, filter: { status: ['active'], ...(q ? { q } : {}) } } },
    }),
    placeholderData: keepPreviousData,
  })
  const templates = useQuery({
    ...listQ('/api/doctor/templates', { params: { query: { ...page, filter: q ? { q } : {} } } }),
    placeholderData: keepPreviousData,
  })
  const start = useApiMutation((source: Source) => startWith(draft, source.id), {
    onSuccess: (id) =>
      void navigate(pathTo('/doctors/recipes/registration', {}, { mode: 'edit', recipe: id })),
  })
  const failed = [sets, templates].find((each) => each.error)
  const isEmpty = sets.data?.total === 0 && templates.data?.total === 0
  const listOf = (title: string, sources: Source[] | undefined) =>
    sources && sources.length > 0 ? (
      <Sources
        title={title}
        sources={sources}
        pending={start.isPending ? start.variables.id : undefined}
        onUse={(source) => start.isPending || start.mutate(source)}
      />
    ) : null
  return (
    <SidePanel title={t.startFrom} onClose={onClose}>
      <Box sx={{ mb: 4, '& .MuiInputBase-root': { width: '100%' } }}>
        <SearchInput label={own.startSearch} value={q} onChange={setQ} />
      </Box>
      <FormError>{errorText(start.error)}</FormError>
      {failed?.error ? (
        <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />
      ) : !sets.data || !templates.data ? (
        <ListSkeleton rows={5} />
      ) : isEmpty ? (
        q === '' ? (
          <EmptyState title={own.startNone} text={own.startNoneText} />
        ) : (
          <EmptyState title={own.startNoMatch} />
        )
      ) : (
        <>
          {listOf(
            own.startMine,
            sets.data.data.map((set) => ({
              ...set,
              products: set.products.map((product) => product.title),
            })),
          )}
          {listOf(own.startTemplates(brandName()), templates.data.data)}
        </>
      )}
    </SidePanel>
  )
}

function Sources(props: {
  title: string
  sources: Source[]
  pending: string | undefined
  onUse: (source: Source) => void
}) {
  const own = useText(startMessages)
  const join = useJoin()
  const locale = useLocale()
  const words = useText(myRecipeWords)
  return (
    <Box component="section" sx={{ mb: 6 }}>
      <Typography variant="h3" sx={{ mb: 2 }}>
        {props.title}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
        {props.sources.map((source) => (
          <Card key={source.id} component="li" sx={{ p: 3, display: 'flex', gap: 3 }}>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Box sx={{ fontWeight: 600 }}>{source.title}</Box>
              <Box sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
                {join(source.products)}
              </Box>
              {source.unavailable_count > 0 && (
                <StatusChip tone="attention">
                  {words.unavailable(source.unavailable_count)}
                </StatusChip>
              )}
            </Box>
            <Button
              variant="outlined"
              aria-label={named(own.startUse, source.title, locale)}
              aria-busy={props.pending === source.id || undefined}
              onClick={() => props.onUse(source)}
              sx={{ flexShrink: 0, alignSelf: 'center' }}
            >
              {own.startUse}
            </Button>
          </Card>
        ))}
      </Box>
    </Box>
  )
}

/** A draft of this source with what was written so far; the empty one it replaces goes. Its id. */
async function startWith(draft: Draft, source: string): Promise<string> {
  const { patient_id, catalog_id, label, message, internal_note } = draft.fields
  const before = await draft.flush()
  const state = draft.stateNow()
  if ('error' in state) throw state.error
  const made = await api.post('/api/doctor/recipes', {
    body: {
      mode: 'template',
      recipe: source,
      ...(patient_id ? { patient_id } : {}),
      ...(catalog_id ? { catalog_id } : {}),
    },
  })
  const typed = {
    ...(label ? { label } : {}),
    ...(message ? { message } : {}),
    ...(internal_note ? { internal_note } : {}),
  }
  if (Object.keys(typed).length > 0)
    await api.patch('/api/doctor/recipes/{recipeId}', {
      params: { path: { recipeId: made.id } },
      body: { revision: made.revision, ...typed },
    })
  draft.leave()
  if (before && draft.attachments.length === 0)
    await api.del('/api/doctor/recipes/{recipeId}', {
      params: { path: { recipeId: before.id } },
    })
  return made.id
}

/** Words of what a recipe can begin with. */
const startMessages = defineMessages({
  startSearch: ['Search templates', 'テンプレートを検索'],
  startMine: ['My templates', 'マイテンプレート'],
  startTemplates: (brand: string) => [`${brand} templates`, `${brand}テンプレート`],
  startUse: ['Use', '使う'],
  startNone: ['No templates yet', 'テンプレートはまだありません'],
  startNoMatch: ['No templates match', '該当するテンプレートはありません'],
  startNoneText: [
    'Save recipes you write often as templates to start from them here.',
    'よく書く内容をテンプレートに保存すると、ここに表示されます。',
  ],
})
