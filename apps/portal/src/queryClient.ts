import { createQueryClient } from '@officina/client/query'
import { onNewPage } from '@officina/ui/newPage.ts'
import { onOtherAccount } from './session.ts'

/** Server data of the signed-in areas. Emptied at sign-out and for another account, so that nobody sees what is not theirs. */
export const queryClient = createQueryClient()

onOtherAccount(() => queryClient.clear())
onNewPage(() => queryClient.clear())
