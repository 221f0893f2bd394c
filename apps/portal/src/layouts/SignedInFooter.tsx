import { api } from '@officina/client/api'
import type { Locale } from '@officina/shared/locale'
import { errorText } from '@officina/ui/errorText.ts'
import { useSaved } from '../features/account/useAccount.ts'
import { toast } from '../features/toast.tsx'
import type { Role } from '../session.ts'
import { PortalFooter } from './PortalFooter.tsx'

/** The language chosen here is also the one of the account: mails come in it. */
export function SignedInFooter({ of: role }: { of: Role }) {
  const saved = useSaved(role)
  async function keep(locale: Locale) {
    try {
      const path = `/api/${role}/account/preferences` as '/api/doctor/account/preferences'
      await saved(await api.patch(path, { body: { locale } }))
    } catch (error) {
      toast.error(errorText(error))
    }
  }
  return <PortalFooter onLocale={(locale) => void keep(locale)} />
}
