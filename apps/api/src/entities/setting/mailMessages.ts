import type { components } from '@officina/openapi/schema'
import { type AdminCtx, type Ctx, inTransaction, type Locale } from '../../context.ts'
import { accounts } from '../../db/schema/account.ts'
import { eq } from '../../db/sql.ts'
import type { Mail } from '../../mail/content.ts'
import { renderMail } from '../../mail/layout.ts'
import { allMails, type MailName } from '../../mail/names.ts'
import { choiceOf } from '../../mail/optional.ts'
import { sendMail } from '../../mail/send.ts'
import { notFound } from '../errors.ts'
import { accountSamples } from './mailSamples/account.ts'
import { adminSamples } from './mailSamples/admin.ts'
import { doctorSamples } from './mailSamples/doctor.ts'
import { type Sample, sampleFacts } from './mailSamples/facts.ts'
import { patientSamples } from './mailSamples/patient.ts'

type Message = components['schemas']['MailMessage']
type Preview = components['schemas']['MailPreview']

/** One for each mail; a mail without a sample does not compile. */
const samples: Record<MailName, Sample> = {
  ...patientSamples,
  ...doctorSamples,
  ...adminSamples,
  ...accountSamples,
}

/** Every mail: to whom, when, and whether it is sent. */
export async function listMailMessages(ctx: AdminCtx): Promise<Message[]> {
  const { off } = await ctx.mailFrame(ctx)
  return allMails.map(({ key, to, name, when }) => {
    const choice = choiceOf(key)
    return {
      key,
      to,
      name: { en: name[0], ja: name[1] },
      when: { en: when[0], ja: when[1] },
      state: choice === undefined ? 'always' : off.includes(choice) ? 'off' : 'on',
    }
  })
}

/** A mail with sample data in both languages, with the settings in force. */
export async function previewMail(ctx: AdminCtx, key: string): Promise<Record<Locale, Preview>> {
  const frame = await ctx.mailFrame(ctx)
  const of = (locale: Locale): Preview =>
    renderMail(sampleOf(ctx, key, locale).content[locale], locale, frame)
  return { en: of('en'), ja: of('ja') }
}

/** Sends a mail with sample data to who asks, also one that is turned off. The subject says that it is a test. */
export async function sendTestMail(ctx: AdminCtx, key: string, locale: Locale): Promise<undefined> {
  const content = sampleOf(ctx, key, locale).content[locale]
  const subject = key === 'test' ? content.subject : `${marks[locale]}${content.subject}`
  const said = { ...content, subject }
  await inTransaction(ctx, async (tx) => {
    const { accountId } = tx.actor
    const [account] = await tx.db.select().from(accounts).where(eq(accounts.id, accountId))
    if (!account) throw notFound()
    const test: Mail = { template: 'test', content: { en: said, ja: said } }
    await sendMail(tx, test, { to: account.email, locale, accountId })
  })
}

const marks = { en: '[Test] ', ja: '【テスト】' }

/** A mail with sample data. @throws NOT_FOUND */
export function sampleOf(ctx: Ctx, key: string, locale: Locale): Mail {
  if (!Object.hasOwn(samples, key)) throw notFound()
  return samples[key as MailName](sampleFacts(ctx, locale))
}
