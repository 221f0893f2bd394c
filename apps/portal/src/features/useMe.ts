import { useRouteLoaderData } from 'react-router'
import type { Me, Role } from '../session.ts'

/** The signed-in user, on pages behind that role's guard. */
export function useMe<R extends Role>(role: R): Me<R> {
  const loaded = useRouteLoaderData(role) as { me: Me<R> } | undefined
  if (!loaded) throw new Error(`useMe('${role}') outside of that role's pages`)
  return loaded.me
}
