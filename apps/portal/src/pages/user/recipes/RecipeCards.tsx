import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import type { components } from '@officina/openapi/schema'
import { formatDaysLeft } from '@officina/shared/format'
import { isIssued } from '@officina/shared/recipe'
import { StatusChip } from '@officina/ui/StatusChip'
import { useLocale, useText } from '@officina/ui/text'
import { DateText } from '@officina/ui/values'
import { CardLink } from '../../../features/CardLink.tsx'
import { PatientStatus } from '../../../features/PatientStatus.tsx'
import { LeftOutNotice } from '../../../features/shop/LeftOut.tsx'
import { useProblemText } from '../../../features/shop/problems.ts'
import { useMe } from '../../../features/useMe.ts'
import { messages } from './messages.ts'
import { useAddRecipe } from './useAddRecipe.ts'

type Recipe = components['schemas']['PatientRecipeSummary']

/** The list: course, doctor, dates, how much was bought and how long it lasts. */
export function RecipeCards(props: {
  recipes: Recipe[]
  current: string
  hrefOf: (id: string) => string
}) {
  const t = useText(messages)
  return (
    <Box component="nav" aria-label={t.list}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 3 }}>
        {props.recipes.map((recipe) => (
          <RecipeCard
            key={recipe.id}
            recipe={recipe}
            href={props.hrefOf(recipe.id)}
            isCurrent={recipe.id === props.current}
          />
        ))}
      </Box>
    </Box>
  )
}

function RecipeCard(props: { recipe: Recipe; href: string; isCurrent: boolean }) {
  const t = useText(messages)
  const locale = useLocale()
  const { recipe } = props
  const name = recipe.label || recipe.title || recipe.number
  return (
    <Card
      component="li"
      sx={{ position: 'relative', p: 4, borderColor: props.isCurrent ? 'primary.main' : undefined }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <CardLink
          to={props.href}
          preventScrollReset
          aria-current={props.isCurrent ? 'true' : undefined}
        >
          {name}
        </CardLink>
        {recipe.is_new && isIssued(recipe) && <StatusChip tone="progress">{t.isNew}</StatusChip>}
        {!isIssued(recipe) && <PatientStatus kind="recipe" value={recipe.status} />}
      </Box>
      <Box sx={{ fontSize: '0.875rem', color: 'text.secondary', mt: 1 }}>
        {t.by(recipe.doctor_name)} · <DateText value={recipe.issued_at} />
        {recipe.expires_on && (
          <div>
            {t.validTo} <DateText value={recipe.expires_on} timeZone="UTC" />
          </div>
        )}
      </Box>
      {recipe.message_excerpt && <Box sx={{ mt: 2 }}>{recipe.message_excerpt}</Box>}
      <Box sx={{ mt: 2, fontSize: '0.875rem' }}>
        {[
          t.bought(recipe.ordered_count, recipe.lines_count),
          recipe.days_left !== null && formatDaysLeft(recipe.days_left, locale),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Box>
      {recipe.can_order && <AddAll recipe={recipe} name={name} />}
    </Card>
  )
}

/** Everything that is not optional at once; what cannot be ordered now is shown with its reason. */
function AddAll({ recipe, name }: { recipe: Recipe; name: string }) {
  const t = useText(messages)
  const { currency = 'USD' } = useMe('patient')
  const { add, pending, leftOut } = useAddRecipe(recipe.id)
  const problemText = useProblemText()
  return (
    <>
      <Button
        data-once
        variant="outlined"
        size="small"
        aria-label={t.addAllName(name)}
        disabled={pending}
        onClick={() => add()}
        // above the link that covers the card
        sx={{ mt: 3, position: 'relative' }}
      >
        {t.addAll}
      </Button>
      <LeftOutNotice
        lines={leftOut}
        title={t.notInCart}
        reasonOf={(problem) => problemText(problem, currency)}
      />
    </>
  )
}
