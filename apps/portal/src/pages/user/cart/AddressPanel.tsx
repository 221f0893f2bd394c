import { SidePanel } from '@officina/ui/SidePanel'
import { useText } from '@officina/ui/text'
import { type Address, AddressForm } from '../../../features/address/AddressForm.tsx'
import { addressMessages } from '../../../features/address/messages.ts'

export type { Address }

/** Adds or changes an entry of the address book. */
export function AddressPanel(props: {
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
      {props.editing && <AddressForm {...props} editing={props.editing} />}
    </SidePanel>
  )
}
