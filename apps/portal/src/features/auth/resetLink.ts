import { api } from '@officina/client/api'
import type { LoaderFunctionArgs } from 'react-router'
import type { Role } from '../../session.ts'
import { isDeadLink } from './failures.ts'

/** The link of the page's address: its account's masked address while it works. */
export type ResetLink = { id: string; token: string; email: string } | 'dead'

/** Checks the link on load; uses nothing up. */
export const loadResetLink =
  (role: Role) =>
  async ({ request }: LoaderFunctionArgs): Promise<ResetLink> => {
    const search = new URL(request.url).searchParams
    const [id, token] = [search.get('id') ?? '', search.get('token') ?? '']
    if (!/^[0-9a-f-]{36}$/i.test(id) || !token || token.length > 200) return 'dead'
    try {
      const { data } = await api.request('POST', `/api/${role}/password/check`, {
        body: { id, token },
      })
      return { id, token, email: (data as { email: string }).email }
    } catch (error) {
      if (isDeadLink(error)) return 'dead'
      throw error
    }
  }
