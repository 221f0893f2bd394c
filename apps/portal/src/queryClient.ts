import { createQueryClient } from '@officina/client/query'

/** Server data of the signed-in areas. Emptied at sign-out, so that the next user of the browser sees nothing of it. */
export const queryClient = createQueryClient()
