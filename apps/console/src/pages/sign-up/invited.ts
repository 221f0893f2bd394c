import { ApiError } from '@officina/client/errors'
import type { LoaderFunctionArgs } from 'react-router'
import { type Invitation, verifyLink } from '../../session/calls.ts'
import { guestOnly } from '../../session/guards.tsx'

export type Invited = { token: string; invitation: Invitation } | { token: string }

/** Asks who was invited; a used, expired or missing token leaves the invitation out. */
export async function loader(args: LoaderFunctionArgs): Promise<Invited> {
  await guestOnly(args)
  const token = new URL(args.request.url).searchParams.get('token') ?? ''
  if (!token) return { token }
  try {
    return { token, invitation: await verifyLink(token) }
  } catch (error) {
    if (error instanceof ApiError && [404, 410, 422].includes(error.status)) return { token }
    throw error
  }
}
