import { formatDays } from '@officina/shared/format'
import { useLocale, useText } from '@officina/ui/text'
import { Money } from '@officina/ui/values'
import { type Cart, lacksAddress, useChoice } from '../../../features/shop/cart.ts'
import { Choice, Choices } from './Choice.tsx'
import { messages } from './messages.ts'

/** How it is delivered, as far as that is offered at the address. */
export function MethodPart({ cart }: { cart: Cart }) {
  const t = useText(messages)
  const locale = useLocale()
  const choose = useChoice()
  return (
    <Choices label={t.method}>
      {cart.methods.map((each) => (
        <Choice
          key={each.method}
          name="method"
          value={each.method}
          checked={each.method === cart.method}
          onChoose={() => choose({ method: each.method })}
          title={each.name[locale]}
          text={t.arrives(formatDays(each.arrives, locale))}
          end={
            lacksAddress(cart) ? undefined : each.price === 0 ? (
              t.free
            ) : (
              <Money amount={each.price} currency={cart.currency} />
            )
          }
        />
      ))}
    </Choices>
  )
}
