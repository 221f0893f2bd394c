import Button from '@mui/material/Button'
import { useText } from '@officina/ui/text'
import { useChoice } from '../../../features/shop/cart.ts'
import { Choice, Choices } from './Choice.tsx'
import { messages } from './messages.ts'
import { StepPanel } from './StepPanel.tsx'
import type { StepProps } from './steps.ts'

/** How the order is paid. */
export function PaymentStep({ cart, go }: StepProps) {
  const t = useText(messages)
  const choose = useChoice()
  const texts = { invoice: t.invoiceText, bank_transfer: t.bankText }
  return (
    <StepPanel
      title={t.payment}
      actions={
        <>
          <Button
            variant="contained"
            size="large"
            disabled={cart.payment_method === null}
            onClick={() => go('review')}
          >
            {t.toReview}
          </Button>
          <Button onClick={() => go('delivery')}>{t.goBack}</Button>
        </>
      }
    >
      <Choices legend={t.pay}>
        {cart.payment_methods.map((method) => (
          <Choice
            key={method}
            name="payment"
            value={method}
            checked={method === cart.payment_method}
            onChoose={() => choose({ payment_method: method })}
            title={t[method]}
            text={texts[method]}
          />
        ))}
      </Choices>
    </StepPanel>
  )
}
