import type { Ctx } from '../../context.ts'
import { files } from '../../db/schema/doctor.ts'
import { eq } from '../../db/sql.ts'
import type { MailFrame } from '../../mail/frame.ts'
import type { PdfDocument } from '../../pdf/document.ts'
import { readPicture } from '../file/picture.ts'
import { companyOf } from './company.ts'
import { getShopSettings } from './shopSettings.ts'

/** What mails have around their text, by the shop's settings. */
export async function mailFrame(ctx: Ctx): Promise<MailFrame> {
  const settings = await getShopSettings(ctx)
  const { name, support_email, support_phone } = companyOf(settings)
  const support = [support_email, support_phone].filter(Boolean).join(', ')
  const lines = (own: string | null, questions: string) =>
    [own, name, support && `${questions}${support}`].filter((line): line is string => Boolean(line))
  return {
    brand: settings['brand.name'],
    color: settings['brand.color'],
    senderName: settings['mail.sender_name'],
    replyTo: (support_email ?? ctx.config.supportEmail) || null,
    footer: {
      en: lines(settings['mail.footer_en'], 'Questions? '),
      ja: lines(settings['mail.footer_ja'], 'お問い合わせ：'),
    },
    off: settings['mail.off'],
  }
}

/** Whose files the logos are: there is one shop. */
export const shopLogo = {
  ownerType: 'shop_logo',
  ownerId: '00000000-0000-0000-0000-000000000001',
}

/** The same for the picture beside sign-ins. */
export const shopPicture = { ...shopLogo, ownerType: 'shop_picture' }

/** A document of the shop, as it is made now. */
export type Paper = Omit<PdfDocument, 'brand' | 'createdAt'>

/** A PDF with the shop's name or logo, and its colour. */
export async function renderPdf(ctx: Ctx, paper: Paper): Promise<Buffer> {
  const settings = await getShopSettings(ctx)
  const id = settings['brand.logo']
  const brand = {
    name: settings['brand.name'],
    color: settings['brand.color'],
    ...(id ? { logo: await logoData(ctx, id) } : {}),
  }
  return ctx.compute.pdf({ ...paper, brand, createdAt: ctx.clock.now() })
}

/** The picture as it goes into a paper; without it the paper has the name. */
async function logoData(ctx: Ctx, id: string): Promise<string | undefined> {
  try {
    const { content, contentType } = await readPicture(ctx, eq(files.id, id))
    return `data:${contentType};base64,${content.toString('base64')}`
  } catch (error) {
    ctx.log.error({ err: error, logo: id }, 'the logo of the shop cannot be read')
    return undefined
  }
}
