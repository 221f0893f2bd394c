import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { named } from '@officina/shared/format'
import { ProductImage } from '@officina/ui/ProductImage'
import { StatusChip } from '@officina/ui/StatusChip'
import { Space, useJoin, useLocale, useText } from '@officina/ui/text'
import { DateText, Money } from '@officina/ui/values'
import { Link } from 'react-router'
import { MoreMenu } from '../../../features/MoreMenu.tsx'
import { builderFor, type MyRecipeRow } from '../../../features/myRecipe/queries.ts'
import { useMyRecipeCommands } from '../../../features/myRecipe/useMyRecipeCommands.tsx'
import { myRecipeWords } from '../../../features/myRecipe/words.ts'
import { pathTo } from '../../../pathTo.ts'
import { messages } from './messages.ts'

/** A set: what is in it, what it costs, how often it was used, and what can be done with it. */
export function SetCard({ set, isReadOnly }: { set: MyRecipeRow; isReadOnly: boolean }) {
  const t = useText(messages)
  const words = useText(myRecipeWords)
  const locale = useLocale()
  const commands = useMyRecipeCommands({ set, renamable: true })
  const isActive = set.status === 'active'
  const names = useJoin()(set.products.map((product) => product.title))
  return (
    <Card component="li" sx={cardBox}>
      <Typography variant="h2">
        <Link to={pathTo('/doctors/my-recipe/:recipeId', { recipeId: set.id })}>{set.title}</Link>
      </Typography>
      {set.label && <Box sx={{ color: 'text.secondary' }}>{set.label}</Box>}
      {set.products.length > 0 && (
        <Box sx={{ display: 'flex', gap: 1 }}>
          {set.products.map((product, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a product may stand twice
            <ProductImage key={index} product={product} size={48} decorative />
          ))}
        </Box>
      )}
      <Box sx={{ fontSize: '0.875rem' }}>
        {names}
        {set.products_count > set.products.length && ' …'}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, '&:empty': { display: 'none' } }}>
        {!isActive && <StatusChip tone="draft">{words.isArchived}</StatusChip>}
        {set.unavailable_count > 0 && (
          <StatusChip tone="attention">{words.unavailable(set.unavailable_count)}</StatusChip>
        )}
        {isActive && set.has_update && <StatusChip tone="progress">{words.hasUpdate}</StatusChip>}
      </Box>
      <Box sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
        {words.products(set.products_count)} · <Money amount={set.total} currency={set.currency} />
        <Space />
        {words.perOrder}
        {set.refill_days !== null && ` · ${t.refill(set.refill_days)}`}
        <br />
        {words.used(set.used_count)}
        {set.last_used_at && (
          <>
            {' · '}
            {words.lastUsed} <DateText value={set.last_used_at} />
          </>
        )}
      </Box>
      {!isReadOnly && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 'auto' }}>
          {isActive && (
            <Button
              component={Link}
              variant="outlined"
              to={builderFor(set.id)}
              aria-label={named(words.use, set.title, locale)}
            >
              {words.use}
            </Button>
          )}
          <MoreMenu label={words.more} of={set.title} items={commands.items} />
        </Box>
      )}
      {commands.dialog}
    </Card>
  )
}

export const cardBox = { p: 5, display: 'flex', flexDirection: 'column', gap: 3 } as const
export const cardGrid = {
  listStyle: 'none',
  m: 0,
  mb: 4,
  p: 0,
  display: 'grid',
  gap: 4,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(320px, 100%), 1fr))',
}
