import { ApiError } from '@officina/client/errors'
import type { LoaderFunctionArgs } from 'react-router'
import { checkReset } from '../../../session/calls.ts'
import { guestOnly } from '../../../session/guards.tsx'

export type ResetLink = { id: string; token: string; works: boolean }

/** Asks whether the link of the mail still works, without using it up. */
export async function loader(args: LoaderFunctionArgs): Promise<ResetLink> {
  await guestOnly(args)
  const search = new URL(args.request.url).searchParams
  const link = { id: search.get('id') ?? '', token: search.get('token') ?? '' }
  if (!link.id || !link.token) return { ...link, works: false }
  try {
    await checkReset(link)
    return { ...link, works: true }
  } catch (error) {
    if (isDeadLink(error)) return { ...link, works: false }
    throw error
  }
}

/** The link's own parts can only be wrong when the link is. */
export const isDeadLink = (error: unknown): boolean =>
  error instanceof ApiError &&
  ([404, 410].includes(error.status) ||
    (error.status === 422 && ('token' in error.errors || 'id' in error.errors)))
