import type { Ctx } from '../../context.ts'
import { files } from '../../db/schema/doctor.ts'
import { and, eq } from '../../db/sql.ts'
import type { Events } from '../../events/port.ts'
import { shopLogo, shopPicture } from './brand.ts'
import { keptSettings } from './keptSettings.ts'
import { type NoticeReaders, type PageFacts, plainFacts } from './plainFacts.ts'
import { passwordLengthsOf } from './security.ts'
import { getShopSettings } from './shopSettings.ts'

/** Brand and address for questions of every page. */
export const createPageFacts = (
  ctx: Ctx,
  events: Events,
  noticeReaders: (ctx: Ctx) => Promise<NoticeReaders>,
): Promise<() => PageFacts> =>
  keptSettings(events, plainFacts(ctx.config.supportEmail), async (known) => {
    const [facts, notice] = await Promise.all([readFacts(ctx, known), noticeReaders(ctx)])
    return { ...facts, notice }
  })

async function readFacts(ctx: Ctx, before: PageFacts): Promise<Omit<PageFacts, 'notice'>> {
  const settings = await getShopSettings(ctx)
  return {
    supportEmail: settings['company.support_email'] ?? ctx.config.supportEmail,
    name: settings['brand.name'],
    color: settings['brand.color'],
    logo: await readLogo(ctx, settings['brand.logo'], before.logo),
    passwordLengths: passwordLengthsOf(settings),
    reviewDays: settings['review.sla_days'],
    picture: await readPicture(ctx, settings['brand.picture']),
  }
}

/** The small copy of a logo; one from before there were copies stands for itself. */
async function readLogo(ctx: Ctx, id: string | null, before: PageFacts['logo']) {
  if (!id) return null
  const [copy] = await ctx.db
    .select()
    .from(files)
    .where(and(eq(files.ownerType, shopLogo.ownerType), eq(files.ownerId, id)))
  const [file] = copy ? [copy] : await ctx.db.select().from(files).where(eq(files.id, id))
  if (!file) return null
  if (before?.id === file.id) return before
  const { width, height } = await ctx.pictures.measure(await ctx.files.get(file.key))
  return { id: file.id, ratio: width / height }
}

async function readPicture(ctx: Ctx, id: string | null): Promise<PageFacts['picture']> {
  if (!id) return null
  const [copy] = await ctx.db
    .select({ id: files.id })
    .from(files)
    .where(and(eq(files.ownerType, shopPicture.ownerType), eq(files.ownerId, id)))
  return { small: copy?.id ?? id, large: id }
}
