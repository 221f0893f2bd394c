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
  // one that is the only one needs no choice
  const { payment_methods: methods } = cart
  const chosen = cart.payment_method ?? (methods.length === 1 ? methods[0] : undefined)
  const texts = { card: t.cardText, invoice: t.invoiceText, bank_transfer: t.bankText }
  return (
    <StepPanel
      title={t.payment}
      onBack={() => go('delivery')}
      main={
        <>
          {!chosen && <span>{t.choosePayment}</span>}
          <Button
            variant="contained"
            size="large"
            disabled={!chosen}
            onClick={() => {
              if (chosen && !cart.payment_method) choose({ payment_method: chosen })
              go('review')
            }}
          >
            {t.toReview}
          </Button>
        </>
      }
    >
      <Choices legend={t.pay}>
        {methods.map((method) => (
          <Choice
            key={method}
            name="payment"
            value={method}
            checked={method === chosen}
            onChoose={() => choose({ payment_method: method })}
            title={t[method]}
            text={texts[method]}
          />
        ))}
      </Choices>
    </StepPanel>
  )
}
