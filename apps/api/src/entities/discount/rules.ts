import { dateIn } from '@officina/shared/dates/days'
import type { DoctorCtx } from '../../context.ts'
import { isCatalogOpen, isProductOpen, notOpen } from '../catalog/visible.ts'
import { ownRateBp } from '../doctor/rateOn.ts'
import { invalidFields, type Texts } from '../errors.ts'

type Facts = { percent: number; startsOn: string; endsOn: string | null }

/** 422 at `percent` above the own rate, at `ends_on` before the first day or before today. */
export async function assertDiscount(ctx: DoctorCtx, facts: Facts): Promise<void> {
  const errors: Record<string, Texts> = {}
  const limit = Math.floor((await ownRateBp(ctx)) / 100)
  if (facts.percent > limit) errors.percent = tooHigh(limit)
  const today = dateIn(ctx.clock.now(), ctx.config.timeZone)
  if (facts.endsOn !== null && facts.endsOn < facts.startsOn) errors.ends_on = texts.backwards
  else if (facts.endsOn !== null && facts.endsOn < today) errors.ends_on = texts.past
  if (Object.keys(errors).length > 0) throw invalidFields(errors)
}

/** 422 at `target_id` for a catalog or product that the doctor cannot use. */
export async function assertTarget(
  ctx: DoctorCtx,
  kind: 'catalog' | 'product',
  id: string,
): Promise<void> {
  const isOpen =
    kind === 'catalog' ? await isCatalogOpen(ctx, ctx.actor.id, id) : await isProductOpen(ctx, id)
  if (!isOpen) throw invalidFields({ target_id: texts[kind] })
}

const tooHigh = (limit: number): Texts => ({
  en: `The discount can be at most ${limit} %, your own rate.`,
  ja: `割引率はご自身の手数料率（${limit}%）以下にしてください。`,
})

const texts = {
  backwards: {
    en: 'The last day must not be before the first.',
    ja: '終了日は開始日以降の日付を入力してください。',
  },
  past: { en: 'The last day must not be over.', ja: '終了日は本日以降の日付を入力してください。' },
  catalog: { en: 'This catalog is not open to you.', ja: 'このカタログは利用できません。' },
  product: notOpen(undefined),
} satisfies Record<string, Texts>
