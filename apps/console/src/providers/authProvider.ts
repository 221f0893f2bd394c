import { ApiError, api } from '@officina/client/api'
import { endAtServer } from '@officina/client/signOut'
import { forgetAllInput } from '@officina/ui/keptInput.ts'
import type { AuthProvider } from 'react-admin'
import { definitionOf } from '../resources/registry.ts'
import { findResource } from '../schema/spec.ts'
import { signIn } from '../session/calls.ts'
import { forgetMe, getMe, hasSessionEnded, knownMe, type Me } from '../session/me.ts'
import { LOGIN } from '../session/paths.ts'

/** The admin guard: the session's user is asked once a minute, permissions come with it. */
export const authProvider: AuthProvider = {
  async login({ username, password }: { username: string; password: string }) {
    await signIn({ email: username, password })
  },

  /** Rejects while the session may stand at the server: nobody is to leave and believe that it has ended. */
  async logout() {
    if (knownMe()) await endAtServer('admin', hasSessionEnded)
    forgetMe()
    forgetAllInput()
    return LOGIN
  },

  // the client itself sends the browser to the login page, once, and back after the sign-in
  async checkAuth() {
    if (!(await getMe())) await api.wire.handle(new ApiError({ status: 401 }))
  },

  async checkError() {},

  async getIdentity() {
    const me = await getMe()
    return { id: me?.id ?? '', fullName: me?.name ?? '' }
  },

  async getPermissions() {
    return (await getMe())?.permissions ?? []
  },

  async canAccess({ resource, action }) {
    const me = await getMe()
    // with nobody signed in any more the login page is next, not a page about access
    return !me || may(me, resource, action)
  },
}

/** Whether an administrator may do this to a resource. */
export function may(me: Me, resource: string, action: string): boolean {
  // a connected shop keeps the products
  if (me.connected_shop && resource === 'products' && action === 'create') return false
  const permission = permissionFor(resource, action)
  return permission === null || me.permissions.includes(permission)
}

/**
 * The permission behind an action on a resource, from the spec's operations. An action with a dot is a
 * permission itself (`settlement.pay`). Null: every administrator may.
 */
export function permissionFor(resource: string, action: string): string | null {
  if (action.includes('.')) return action
  const permissions = findResource(resource)?.permissions
  const own = definitionOf(resource)?.permission ?? null
  if (action === 'list' || action === 'show') return own ?? permissions?.[action] ?? null
  if (!permissions) return own
  return permissions[action as 'edit'] ?? permissions.edit ?? permissions.list
}
