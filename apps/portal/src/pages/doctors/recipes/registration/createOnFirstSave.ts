import { onNewPage } from '@officina/ui/newPage.ts'
import { useNavigate } from 'react-router'

let born: string | undefined

onNewPage(() => {
  born = undefined
})

/** Gives the page of a draft that was just stored its address; what stands in the form stays. */
export function useCreateOnFirstSave() {
  const navigate = useNavigate()
  return (id: string) => {
    born = id
    void navigate(`?mode=edit&recipe=${id}`, { replace: true, preventScrollReset: true })
  }
}

/** Whether an address is the one that the open page has just got; true once. */
export function isAddressOfNew(url: URL): boolean {
  const is = born !== undefined && url.searchParams.get('recipe') === born
  born = undefined
  return is
}
