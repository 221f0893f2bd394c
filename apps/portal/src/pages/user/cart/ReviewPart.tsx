import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { beforeDiscount } from '@officina/shared/amounts'
import { dosageSentence } from '@officina/shared/dosage/sentence'
import { useLocale, useText } from '@officina/ui/text'
import { Money } from '@officina/ui/values'
import { DocumentLink } from '../../../features/legal/DocumentLink.tsx'
import { useHasNotice } from '../../../features/legal/useHasNotice.ts'
import { Panel } from '../../../features/Panel.tsx'
import type { Cart } from '../../../features/shop/cart.ts'
import { pathTo } from '../../../pathTo.ts'
import { messages } from './messages.ts'
import { RecipeGroups } from './RecipeGroups.tsx'

/** What is ordered, and what is agreed to with it. */
export function ReviewPart({ cart, toCart }: { cart: Cart; toCart: () => void }) {
  const t = useText(messages)
  const locale = useLocale()
  const hasNotice = useHasNotice()
  return (
    <>
      <Panel
        title={t.items}
        action={
          <Button size="small" aria-label={t.changeName(t.items)} onClick={toCart}>
            {t.change}
          </Button>
        }
      >
        <RecipeGroups
          lines={cart.lines.filter((line) => !line.saved_for_later)}
          row={(line) => (
            <Box component="li" key={line.id} sx={item}>
              <div>
                {line.title} × {line.quantity}
                {line.dosage && (
                  <Box sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
                    {dosageSentence(line.dosage, locale)}
                  </Box>
                )}
              </div>
              <Money amount={beforeDiscount(line)} currency={cart.currency} />
            </Box>
          )}
        />
      </Panel>
      <Box sx={{ fontSize: '0.875rem', color: 'text.secondary', maxWidth: '72ch' }}>
        {cart.cancel_minutes > 0 && <p>{t.cancelRule(cart.cancel_minutes)}</p>}
        <p>
          <DocumentLink to={pathTo('/terms-of-service')}>{t.terms}</DocumentLink>
        </p>
        <p>
          <DocumentLink to={pathTo('/returns-policy')}>{t.returnsPolicy}</DocumentLink>
        </p>
        {hasNotice && (
          <p>
            <DocumentLink to={pathTo('/commerce-notice')}>{t.notice}</DocumentLink>
          </p>
        )}
        <p>{cart.disclosure}</p>
      </Box>
    </>
  )
}

const item = { display: 'flex', justifyContent: 'space-between', gap: 4, py: 0.5 }
