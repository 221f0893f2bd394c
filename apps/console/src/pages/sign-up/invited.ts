import { ApiError } from '@officina/client/errors'
import { defineMessages } from '@officina/ui/text'
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

export const roleWords = defineMessages({
  en: {
    owner: 'Owner',
    operations: 'Operations',
    support: 'Support',
    clinical_reviewer: 'Clinical reviewer',
    finance: 'Finance',
    content: 'Content',
    read_only: 'Read only',
  },
  ja: {
    owner: 'オーナー',
    operations: '運営',
    support: 'サポート',
    clinical_reviewer: '医療審査',
    finance: '経理',
    content: 'コンテンツ',
    read_only: '閲覧のみ',
  },
})
