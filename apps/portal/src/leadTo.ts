import { redirect, replace } from 'react-router'

/**
 * Thrown by a loader whose address only leads to another one. Whoever came by a link goes back to the page of the link:
 * its entry of the history is replaced only where the browser is at the address already.
 */
export function leadTo(request: Request, to: string): Response {
  const { origin, pathname, search } = location
  return request.url === origin + pathname + search ? replace(to) : redirect(to)
}
