import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { CardSkeleton } from '@officina/ui/skeletons'
import { ErrorState } from '@officina/ui/states'
import { useLocale, useText } from '@officina/ui/text'
import { use, useLayoutEffect, useRef, useState } from 'react'
import { type Address, AddressForm } from '../../../features/address/AddressForm.tsx'
import { addressMessages } from '../../../features/address/addressMessages.ts'
import type { Read } from '../../../features/Loaded.tsx'
import { type Cart, useChoice } from '../../../features/shop/cart.ts'
import { addressText } from '../../../features/shop/texts.ts'
import { Choice, Choices } from './Choice.tsx'
import { messages } from './messages.ts'
import { ActionsPlace } from './View.tsx'

export type Editing = Address | 'new' | undefined

/** Where it goes: an entry of the address book, or one that is typed here; its button stands beside the total then. */
export function AddressPart(props: {
  cart: Cart
  query: Read<Address[]>
  editing: Editing
  onEdit: (editing: Editing) => void
}) {
  const { data, error, refetch } = props.query
  const choose = useChoice()
  const [savedId, setSavedId] = useState<string>()
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <CardSkeleton cards={1} height={72} />
  const editing = data.length === 0 ? 'new' : props.editing
  if (editing)
    return (
      <Typed
        editing={editing}
        isFirst={data.length === 0}
        onClose={() => props.onEdit(undefined)}
        onSaved={(id) => {
          choose({ address_id: id })
          setSavedId(id)
        }}
      />
    )
  function edit(next: Editing) {
    setSavedId(undefined)
    props.onEdit(next)
  }
  return <Book {...props} addresses={data} savedId={savedId} onEdit={edit} />
}

function Book(props: {
  cart: Cart
  addresses: Address[]
  /** What was just typed: the form that had the focus is gone. */
  savedId: string | undefined
  onEdit: (editing: Editing) => void
}) {
  const t = useText(messages)
  const locale = useLocale()
  const choose = useChoice()
  const group = useRef<HTMLFieldSetElement>(null)
  // before the focus is given to the heading
  useLayoutEffect(() => {
    const saved = group.current?.querySelector<HTMLElement>(`[value="${props.savedId}"]`)
    saved?.focus({ preventScroll: true })
    saved?.scrollIntoView?.({ block: 'center' })
  }, [props.savedId])
  return (
    <Choices label={t.address} ref={group}>
      {props.addresses.map((address) => (
        <Choice
          key={address.id}
          name="address"
          value={address.id}
          checked={address.id === props.cart.address_id}
          onChoose={() => choose({ address_id: address.id })}
          title={[address.label, address.name].filter(Boolean).join(' · ')}
          text={addressText(address, locale)}
          end={
            <Button
              size="small"
              aria-label={t.editAddressName(address.name)}
              onClick={() => props.onEdit(address)}
            >
              {t.editAddress}
            </Button>
          }
        />
      ))}
      <div>
        <Button variant="outlined" onClick={() => props.onEdit('new')}>
          {t.addAddress}
        </Button>
      </div>
    </Choices>
  )
}

function Typed(props: {
  editing: Address | 'new'
  isFirst: boolean
  onClose: () => void
  onSaved: (id: string) => void
}) {
  const t = useText(messages)
  const words = useText(addressMessages)
  const place = use(ActionsPlace)
  const title = props.editing === 'new' ? words.newAddress : words.changeAddress
  return (
    <Box component="section" aria-label={title} sx={{ maxWidth: 560 }}>
      <Box component="p" sx={{ mt: 0, mb: 4, color: 'text.secondary' }}>
        {props.isFirst ? t.noAddress : title}
      </Box>
      <AddressForm
        editing={props.editing}
        submitPlace={place}
        onClose={props.isFirst ? undefined : props.onClose}
        onSaved={(id) => {
          props.onSaved(id)
          props.onClose()
        }}
      />
    </Box>
  )
}
