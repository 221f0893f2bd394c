import { homePathOf, loginPathOf, safeNext } from '@officina/client/guard'
import { type LoaderFunction, type LoaderFunctionArgs, redirect } from 'react-router'
import { type Page, pages } from './pages.ts'
import { getMe, type Role } from './session.ts'

/** A signed-out visitor goes to the role's login and comes back afterwards, an applicant to the status panel. */
export const requireLogin =
  (role: Role) =>
  async ({ request }: LoaderFunctionArgs) => {
    const me = await getMe(role)
    const url = new URL(request.url)
    if (!me)
      throw redirect(`${loginPathOf(role)}?next=${encodeURIComponent(url.pathname + url.search)}`)
    if (
      'status' in me &&
      !['approved', 'suspended'].includes(me.status) &&
      !isForApplicants(url.pathname)
    ) {
      throw redirect(homePathOf(role))
    }
    return { me }
  }

const isForApplicants = (path: string) => (pages as Record<string, Page>)[path]?.applicants === true

/** A signed-in user has no business on a logged-out-only page. */
export const guestOnly =
  (role: Role) =>
  async ({ request }: LoaderFunctionArgs) => {
    const me = await getMe(role).catch(() => undefined)
    if (me) throw redirect(afterLogin(role, new URL(request.url).searchParams.get('next')))
    return null
  }

/** Where a sign-in leads: `next` if it is safe and of the same role, else the role's home. */
export const afterLogin = (role: Role, next: string | null): string =>
  safeNext(next, role) ?? homePathOf(role)

/** A link of a mail opens a page without a sign-in: its token says whose it is. */
export const unlessByLink =
  (guard: LoaderFunction): LoaderFunction =>
  (args, context) =>
    isByLink(new URL(args.request.url).search) ? null : guard(args, context)

/** With the token of a link, or back from the card provider's page, to which a link has led. */
export function isByLink(search: string): boolean {
  const query = new URLSearchParams(search)
  return query.has('token') || query.has('payment')
}

/** The token of a link; empty where there is none. */
export const tokenIn = (url: string): string => new URL(url).searchParams.get('token') ?? ''
