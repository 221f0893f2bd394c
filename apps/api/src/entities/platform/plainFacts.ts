import { type PasswordLengths, shortestPasswords } from '@officina/shared/passwordLengths'

export type NoticeReaders = 'everybody' | 'ja' | null

/** What every page's HTML says of the shop. */
export type PageFacts = {
  supportEmail: string
  name: string
  color: string
  /** Its file, and its width for a height of 1. */
  logo: { id: string; ratio: number } | null
  passwordLengths: PasswordLengths
  /** Business days within which an application is usually decided. */
  reviewDays: number
  /** Who is led to the notice of Japan's commerce law. */
  notice: NoticeReaders
  /** Files of the sign-in picture, for usual and for dense screens. */
  picture: { small: string; large: string } | null
}

export const plainFacts = (supportEmail: string): PageFacts => ({
  supportEmail,
  name: 'Officina',
  color: '#1E5B47',
  logo: null,
  passwordLengths: shortestPasswords,
  reviewDays: 1,
  notice: null,
  picture: null,
})
