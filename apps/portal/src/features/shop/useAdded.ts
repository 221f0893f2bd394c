import { useText } from '@officina/ui/text'
import { useNavigate } from 'react-router'
import { pathTo } from '../../pathTo.ts'
import { toast } from '../toast.tsx'
import { shopMessages } from './shopMessages.ts'

/** Says that something is in the cart, with the way there. */
export function useAdded() {
  const t = useText(shopMessages)
  const navigate = useNavigate()
  return (title: string) =>
    toast.success(t.added(title), {
      action: { label: t.toCart, onClick: () => void navigate(pathTo('/user/cart')) },
    })
}
