import { mails } from '../db/schema/platform.ts'
import { desc } from '../db/sql.ts'
import type { TestApp } from './harness.ts'

/** Mails to an address, or those of one template, newest first, after the waiting jobs have run. */
export async function mailsTo(t: TestApp, recipient: string, template?: string) {
  await t.drain()
  return t.rows(mails, { recipient, ...(template && { template }) }, desc(mails.id))
}

/** The templates of these mails. */
export const templatesTo = async (t: TestApp, email: string): Promise<string[]> =>
  (await mailsTo(t, email)).map(({ template }) => template)

/** The link of the newest mail to an address: what a person would open. */
export async function linkTo(t: TestApp, email: string): Promise<URL> {
  const [mail] = await mailsTo(t, email)
  const link = mail?.text.match(/https?:\/\/\S+/g)?.at(-1)
  if (!link) throw new Error(`no mail with a link to ${email}`)
  return new URL(link)
}

export const tokenOf = (link: URL): string => link.searchParams.get('token') ?? ''
