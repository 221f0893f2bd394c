import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { type ListRow, useApiMutation } from '@officina/client/query'
import { named } from '@officina/shared/format'
import { brandName } from '@officina/ui/brandName.ts'
import { productWord } from '@officina/ui/productWords.ts'
import { StatusChip } from '@officina/ui/StatusChip'
import { CardSkeleton } from '@officina/ui/skeletons'
import { EmptyState, NoMatch } from '@officina/ui/states'
import { Colon, useJoin, useLocale, useText } from '@officina/ui/text'
import { DateText } from '@officina/ui/values'
import { Link, useNavigate } from 'react-router'
import { ListFilters } from '../../../features/list/ListFilters.tsx'
import { LoadedRows } from '../../../features/list/LoadedRows.tsx'
import type { List } from '../../../features/list/useListState.ts'
import { builderFor, changedByMyRecipe } from '../../../features/myRecipe/queries.ts'
import { myRecipeWords } from '../../../features/myRecipe/words.ts'
import { toast } from '../../../features/toast.tsx'
import { pathTo } from '../../../pathTo.ts'
import { messages } from './messages.ts'
import { templates } from './queries.ts'
import { cardBox, cardGrid } from './SetCard.tsx'

/** What the platform offers: to be used or copied, not changed. */
export function Templates(props: { list: List; isReadOnly: boolean }) {
  const t = useText(messages)
  const { list } = props
  return (
    <>
      <ListFilters list={list} search={t.searchTemplates} />
      <LoadedRows
        query={templates.useRows(list)}
        skeleton={<CardSkeleton />}
        nothing={
          list.q ? (
            <NoMatch onClear={() => list.clear()} />
          ) : (
            <EmptyState title={t.emptyTemplates(brandName())} text={t.emptyTemplatesText} />
          )
        }
        pager={list}
      >
        {(rows) => (
          <Box component="ul" aria-label={t.fromAdmins(brandName())} sx={cardGrid}>
            {rows.map((template) => (
              <TemplateCard key={template.id} template={template} isReadOnly={props.isReadOnly} />
            ))}
          </Box>
        )}
      </LoadedRows>
    </>
  )
}

type Template = ListRow<'/api/doctor/templates'>

function TemplateCard({ template, isReadOnly }: { template: Template; isReadOnly: boolean }) {
  const t = useText(messages)
  const locale = useLocale()
  const join = useJoin()
  const words = useText(myRecipeWords)
  const navigate = useNavigate()
  const copy = useApiMutation('post', '/api/doctor/my-recipes', {
    invalidates: changedByMyRecipe,
    onSuccess: (made) => {
      toast.success(words.copied(made.title))
      void navigate(pathTo('/doctors/my-recipe/:recipeId', { recipeId: made.id }))
    },
    onError: toast.failed,
  })
  return (
    <Card component="li" sx={cardBox}>
      <Typography variant="h2">{template.title}</Typography>
      <Box sx={{ fontSize: '0.875rem' }}>{join(template.products)}</Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {template.goal && (
          <StatusChip tone="draft">{productWord(template.goal, locale)}</StatusChip>
        )}
        {template.unavailable_count > 0 && (
          <StatusChip tone="attention">{words.unavailable(template.unavailable_count)}</StatusChip>
        )}
      </Box>
      {template.evidence_note && (
        <Box sx={{ fontSize: '0.875rem' }}>
          {t.evidence}
          <Colon />
          {template.evidence_note}
        </Box>
      )}
      {template.links.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, fontSize: '0.875rem' }}>
          {template.links.map((link) => (
            <a key={link.url} href={link.url} target="_blank" rel="noreferrer noopener">
              {link.title}
            </a>
          ))}
        </Box>
      )}
      <Box sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
        {words.version(template.version)} · {t.published} <DateText value={template.published_at} />
      </Box>
      {!isReadOnly && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 'auto' }}>
          <Button
            variant="outlined"
            aria-label={named(words.copy, template.title, locale)}
            aria-busy={copy.isPending || undefined}
            onClick={() => copy.mutate({ body: { recipe: template.id } })}
          >
            {words.copy}
          </Button>
          <Button
            component={Link}
            to={builderFor(template.id)}
            aria-label={named(words.use, template.title, locale)}
          >
            {words.use}
          </Button>
        </Box>
      )}
    </Card>
  )
}
