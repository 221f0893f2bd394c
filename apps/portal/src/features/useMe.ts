import { useRouteLoaderData } from 'react-router'
import type { Me, Role } from '../session.ts'

/** The signed-in user, on pages behind that role's guard. */
export function useMe<R extends Role>(role: R): Me<R> {
  const own = useRouteLoaderData(role)
  // the patient's page that a link opens too has a guard of its own
  const other = useRouteLoaderData('patient or link')
  const loaded = (own ?? (role === 'patient' ? other : null)) as { me: Me<R> } | null | undefined
  if (!loaded) throw new Error(`useMe('${role}') outside of that role's pages`)
  return loaded.me
}
