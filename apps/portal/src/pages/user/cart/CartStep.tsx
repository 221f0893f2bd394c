import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useText } from '@officina/ui/text'
import { type CartLine, useCartWrite } from '../../../features/shop/cart.ts'
import { CartLineRow } from './CartLineRow.tsx'
import { messages } from './messages.ts'
import { StepPanel } from './StepPanel.tsx'
import { furthestStep, type StepProps } from './steps.ts'
import { ToShop } from './ToShop.tsx'

/** The lines by where they come from, what is wrong with them, and what is kept for later. */
export function CartStep({ cart, go }: StepProps) {
  const t = useText(messages)
  const acceptPrices = useCartWrite('patch', '/api/patient/cart')
  const active = cart.lines.filter((line) => !line.saved_for_later)
  const saved = cart.lines.filter((line) => line.saved_for_later)
  const isSound = furthestStep(cart) !== 'cart'
  const hasNewPrice = active.some((line) => line.problems.some((p) => p.code === 'PRICE_CHANGED'))
  return (
    <StepPanel
      title={t.cart}
      titleHidden
      actions={
        <>
          {cart.checkout === 'hosted' ? (
            <ToShop cart={cart} disabled={!isSound} />
          ) : (
            <Button
              variant="contained"
              size="large"
              disabled={!isSound}
              onClick={() => go('delivery')}
              sx={{ width: { xs: '100%', sm: 'auto' } }}
            >
              {t.toDelivery}
            </Button>
          )}
          {!isSound && active.length > 0 && <span>{t.solve}</span>}
        </>
      }
    >
      {hasNewPrice && (
        <Alert
          severity="warning"
          sx={{ mb: 4 }}
          action={
            <Button
              size="small"
              color="inherit"
              onClick={() => acceptPrices.mutate({ body: { accept_prices: true } })}
            >
              {t.acceptPrices}
            </Button>
          }
        >
          {t.pricesChanged}
        </Alert>
      )}
      {cart.shared_ingredients.map((shared) => (
        <Alert severity="info" sx={{ mb: 4 }} key={shared.name}>
          {t.shared(shared.name, titlesOf(active, shared.line_ids))}
        </Alert>
      ))}
      {groupsOf(active).map(({ key, recipe, lines }) => (
        <Group
          key={key}
          title={
            recipe
              ? t.recipe(
                  [recipe.label, recipe.number].filter(Boolean).join(' · '),
                  recipe.doctor_name,
                )
              : t.other
          }
        >
          {lines.map((line) => (
            <CartLineRow key={line.id} line={line} currency={cart.currency} />
          ))}
        </Group>
      ))}
      {saved.length > 0 && (
        <Group title={t.saved}>
          {saved.map((line) => (
            <CartLineRow key={line.id} line={line} currency={cart.currency} />
          ))}
        </Group>
      )}
    </StepPanel>
  )
}

function Group(props: { title: string; children: React.ReactNode }) {
  return (
    <Box component="section" sx={{ mb: 6 }}>
      <Typography
        component="h3"
        variant="body2"
        sx={{ fontWeight: 600, color: 'text.secondary', mb: 1, overflowWrap: 'anywhere' }}
      >
        {props.title}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {props.children}
      </Box>
    </Box>
  )
}

function groupsOf(lines: CartLine[]) {
  const groups = new Map<string, { key: string; recipe: CartLine['recipe']; lines: CartLine[] }>()
  for (const line of lines) {
    const key = line.recipe?.id ?? ''
    const group = groups.get(key) ?? { key, recipe: line.recipe, lines: [] }
    group.lines.push(line)
    groups.set(key, group)
  }
  return [...groups.values()].sort((a, b) => Number(a.key === '') - Number(b.key === ''))
}

const titlesOf = (lines: CartLine[], ids: string[]) =>
  lines
    .filter((line) => ids.includes(line.id))
    .map((line) => line.title)
    .join(', ')
