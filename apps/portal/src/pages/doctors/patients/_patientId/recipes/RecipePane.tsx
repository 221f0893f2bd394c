import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { q } from '@officina/client/query'
import { reasonText, recipeEventWords } from '@officina/shared/recipeEvents'
import { Dash } from '@officina/ui/Dash'
import { FactList } from '@officina/ui/facts'
import { MarkdownText } from '@officina/ui/MarkdownText'
import { Status } from '@officina/ui/StatusChip'
import { ListSkeleton } from '@officina/ui/skeletons'
import { EmptyState } from '@officina/ui/states'
import { Timeline } from '@officina/ui/Timeline'
import { Colon, useLocale, useText } from '@officina/ui/text'
import { unbroken } from '@officina/ui/unbroken'
import { DateText } from '@officina/ui/values'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { Loaded } from '../../../../../features/Loaded.tsx'
import { AttachmentList } from '../../../../../features/recipe/AttachmentList.tsx'
import type { Recipe } from '../../../../../features/recipe/draft.ts'
import { LineView } from './LineView.tsx'
import { messages } from './messages.ts'
import { RecipeActions } from './RecipeActions.tsx'

/** One recipe with what can be done with it. One that is not there leaves the list standing. */
export function RecipePane(props: { id: string; isReadOnly: boolean; other: string | undefined }) {
  const { id, isReadOnly, other } = props
  const t = useText(messages)
  const query = useQuery(
    q('/api/doctor/recipes/{recipeId}', { params: { path: { recipeId: id } } }),
  )
  const article = useRef<HTMLElement>(null)
  const isChosen = useSearchParams()[0].get('id') === id
  const isLoaded = query.isSuccess
  useEffect(() => {
    // on phones the recipe stands below the list
    if (isLoaded && isChosen && matchMedia('(max-width: 899.95px)').matches)
      article.current?.scrollIntoView()
  }, [isLoaded, isChosen])
  return (
    <Loaded
      query={query}
      skeleton={<ListSkeleton rows={5} />}
      missing={<EmptyState title={t.missing} text={t.missingText} />}
    >
      {(data) => (
        <Card component="article" ref={article} sx={pane} aria-labelledby="recipe">
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, mb: 2 }}>
            <Typography variant="h2" id="recipe">
              {data.label || data.title || t.noLabel}
            </Typography>
            <Status kind="recipe" value={data.status} />
          </Box>
          <Box sx={{ color: 'text.secondary', mb: 4 }}>
            {unbroken([data.number ?? t.draft, t.version(data.version)].join(' · '))}
          </Box>
          <RecipeActions recipe={data} isReadOnly={isReadOnly} other={other} />
          <Ending recipe={data} />
          <Facts recipe={data} />
          <Part title={t.products}>
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {data.lines.map((line) => (
                <LineView key={line.id} line={line} recipe={data} isReadOnly={isReadOnly} />
              ))}
            </Box>
          </Part>
          {data.message && (
            <Part title={t.message}>
              <MarkdownText text={data.message} />
            </Part>
          )}
          {data.attachments.length > 0 && (
            <Part title={t.files}>
              <AttachmentList of="doctor" recipeId={data.id} files={data.attachments} />
            </Part>
          )}
          {data.internal_note && (
            <Part title={t.note}>
              <Box sx={{ whiteSpace: 'pre-wrap', maxWidth: '72ch' }}>{data.internal_note}</Box>
            </Part>
          )}
          {data.warnings_overridden.length > 0 && (
            <Part title={t.overridden}>
              {data.warnings_overridden.map((each) => (
                <div key={`${each.code}${each.line}`}>
                  {data.lines[each.line]?.product.title}
                  <Colon />
                  {each.reason}
                </div>
              ))}
            </Part>
          )}
          {data.events.length > 0 && (
            <Part title={t.history}>
              <Events recipe={data} />
            </Part>
          )}
        </Card>
      )}
    </Loaded>
  )
}

function Ending({ recipe }: { recipe: Recipe }) {
  const t = useText(messages)
  const words = useText(recipeEventWords)
  const locale = useLocale()
  if (recipe.status === 'on_hold')
    return (
      <Alert severity="warning" sx={{ mb: 4 }}>
        {t.held}
        <Colon />
        {recipe.hold_reason}
      </Alert>
    )
  if (!recipe.end_reason_code) return null
  return (
    <Alert severity="info" sx={{ mb: 4 }}>
      {t.ended}
      <Colon />
      {reasonText(
        words,
        { reason_code: recipe.end_reason_code, reason: recipe.end_reason_text },
        locale,
      )}
    </Alert>
  )
}

function Facts({ recipe }: { recipe: Recipe }) {
  const t = useText(messages)
  if (!recipe.issued_at) return null
  return (
    <FactList
      facts={[
        { label: t.issued, value: <DateText value={recipe.issued_at} time /> },
        {
          label: t.period,
          value: (
            <>
              <DateText value={recipe.starts_on} />
              <Dash />
              <DateText value={recipe.expires_on} />
            </>
          ),
        },
        {
          label: t.seen,
          value: recipe.viewed_at ? <DateText value={recipe.viewed_at} time /> : t.notSeen,
        },
        { label: t.lastOrder, value: <DateText value={recipe.last_ordered_at} /> },
        {
          label: t.reminded,
          value: recipe.reminded_at && <DateText value={recipe.reminded_at} time />,
        },
      ]}
    />
  )
}

function Events({ recipe }: { recipe: Recipe }) {
  const t = useText(recipeEventWords)
  const locale = useLocale()
  const { history, system } = useText(messages)
  const word = (event: string) => t.events[event as keyof typeof t.events] ?? event
  return (
    <Timeline
      label={history}
      entries={recipe.events.map((event) => ({
        id: event.id,
        at: event.at,
        actor: event.actor_name ?? system,
        event: word(event.event),
        note: reasonText(t, event, locale) || undefined,
      }))}
    />
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" sx={{ mt: 6 }}>
      <Typography variant="h3" sx={{ mb: 2 }}>
        {title}
      </Typography>
      {children}
    </Box>
  )
}

const pane = { p: { xs: 4, sm: 6 }, scrollMarginTop: 72 }
