import Button from '@mui/material/Button'
import { q } from '@officina/client/query'
import { formatDays } from '@officina/shared/format'
import { lazyWithRetry } from '@officina/ui/lazyWithRetry'
import { SidePanel } from '@officina/ui/SidePanel'
import { CardSkeleton } from '@officina/ui/skeletons'
import { ErrorState } from '@officina/ui/states'
import { useLocale, useText } from '@officina/ui/text'
import { Money } from '@officina/ui/values'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import type { Address } from '../../../features/address/AddressForm.tsx'
import { addressMessages } from '../../../features/address/addressMessages.ts'
import { useChoice } from '../../../features/shop/cart.ts'
import { addressText } from '../../../features/shop/texts.ts'
import { Choice, Choices } from './Choice.tsx'
import { messages } from './messages.ts'
import { StepPanel } from './StepPanel.tsx'
import type { StepProps } from './steps.ts'

const AddressForm = lazyWithRetry(
  () => import('../../../features/address/AddressForm.tsx'),
  'AddressForm',
)
const addresses = q('/api/patient/addresses')

/** Address book and method of delivery. */
export function DeliveryStep({ cart, go }: StepProps) {
  const t = useText(messages)
  const locale = useLocale()
  const { data, error, refetch } = useQuery(addresses)
  const choose = useChoice()
  const [editing, setEditing] = useState<Address | 'new'>()
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  return (
    <StepPanel
      title={t.delivery}
      onBack={() => go('cart')}
      main={
        <Button
          variant="contained"
          size="large"
          disabled={cart.address_id === null}
          onClick={() => go('payment')}
        >
          {t.toPayment}
        </Button>
      }
    >
      <Choices legend={data?.length === 0 ? t.noAddress : t.address}>
        {!data && <CardSkeleton cards={1} height={72} />}
        {data?.map((address) => (
          <Choice
            key={address.id}
            name="address"
            value={address.id}
            checked={address.id === cart.address_id}
            onChoose={() => choose({ address_id: address.id })}
            title={[address.label, address.name].filter(Boolean).join(' · ')}
            text={addressText(address, locale)}
            end={
              <Button
                size="small"
                aria-label={t.editAddressName(address.name)}
                onFocus={AddressForm.preload}
                onClick={() => setEditing(address)}
              >
                {t.editAddress}
              </Button>
            }
          />
        ))}
        <div>
          <Button
            variant="outlined"
            onFocus={AddressForm.preload}
            onClick={() => setEditing('new')}
          >
            {t.addAddress}
          </Button>
        </div>
      </Choices>
      <Choices legend={t.method}>
        {cart.methods.map((each) => (
          <Choice
            key={each.method}
            name="method"
            value={each.method}
            checked={each.method === cart.method}
            onChoose={() => choose({ method: each.method })}
            title={each.name[locale]}
            text={t.arrives(formatDays(each.arrives, locale))}
            end={each.price === 0 ? t.free : <Money amount={each.price} currency={cart.currency} />}
          />
        ))}
      </Choices>
      <AddressPanel
        editing={editing}
        onClose={() => setEditing(undefined)}
        onSaved={(id) => choose({ address_id: id })}
      />
    </StepPanel>
  )
}

/** Adds or changes an entry of the address book. */
function AddressPanel(props: {
  editing: Address | 'new' | undefined
  onClose: () => void
  onSaved: (id: string) => void
}) {
  const t = useText(addressMessages)
  return (
    <SidePanel
      open={props.editing !== undefined}
      title={props.editing === 'new' ? t.newAddress : t.changeAddress}
      onClose={props.onClose}
    >
      <Suspense>{props.editing && <AddressForm {...props} editing={props.editing} />}</Suspense>
    </SidePanel>
  )
}
