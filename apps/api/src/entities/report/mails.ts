import type { Config } from '../../config.ts'
import type { Ctx } from '../../context.ts'
import { doctors } from '../../db/schema/doctor.ts'
import { eq } from '../../db/sql.ts'
import { mail } from '../../mail/content.ts'
import { mailAdminsWith } from '../admin/withPermission.ts'
import { mailDoctorOnce } from '../doctor/mailDoctor.ts'
import type { Order } from '../order/load.ts'
import { orderUrl } from '../order/mails.ts'
import { isClinical, type Report } from '../order/reports.ts'

/** Mails the office, and the doctor of what concerns the treatment. Mails carry no word of the patient's text. */
export async function notifyOfReport(
  ctx: Ctx,
  order: Order,
  report: Report & { product: string },
): Promise<void> {
  const facts = { ...report, number: order.number }
  await notifyOffice(ctx, order, report)
  if (!isClinical(report.kind)) return
  const [doctor] = await ctx.db.select().from(doctors).where(eq(doctors.id, report.doctorId))
  if (doctor) await mailDoctorOnce(ctx, doctor, reportForDoctorMail(ctx.config, facts), report.id)
}

/** Mails everybody who looks after orders. */
export async function notifyOffice(
  ctx: Ctx,
  order: Order,
  report: Report & { product: string },
): Promise<void> {
  const facts = { ...report, number: order.number }
  const office = reportForOfficeMail(ctx.config, facts)
  await mailAdminsWith(ctx, 'order.manage', office, {
    doctorId: order.doctorId,
    dedupeKey: `report:${report.id}`,
  })
}

type Kind = 'reaction' | 'quality' | 'damaged' | 'missing'

type Facts = {
  id: string
  orderId: string
  patientId: string
  number: string
  product: string
  kind: Kind
  reportedBy: 'patient' | 'doctor'
  lot: string | null
}

/** To the office: a patient reports something about a product. */
export const reportForOfficeMail = (config: Config, r: Facts) =>
  reportMail('admin_product_report', r, `${config.publicUrl}/admins/orders/detail/${r.orderId}`)

/** To the doctor: the patient reports a reaction or poor quality; the answer may stop the product. */
export const reportForDoctorMail = (config: Config, r: Facts) =>
  reportMail(
    'product_report',
    r,
    `${config.publicUrl}/doctors/patients/${r.patientId}?report=${r.id}`,
  )

/** To the patient: what the doctor says. */
export function reportAnsweredMail(
  config: Config,
  r: {
    orderId: string
    name: string
    product: string
    decision: 'stopped' | 'continued'
    /** It was taken out of a recipe. */
    isInRecipe: boolean
    answer: string | null
  },
) {
  const words = decisions[r.decision === 'stopped' && r.isInRecipe ? 'takenOut' : r.decision]
  return mail('product_report_answered', {
    subject: ['Your doctor has answered your report', 'ご報告に担当医が回答しました'],
    heading: ['Your doctor has answered', '担当医からの回答です'],
    text: [
      [`Dear ${r.name}, ${words.en(r.product)}`, r.answer || null],
      [`${r.name} 様`, words.ja(r.product), r.answer || null],
    ],
    button: [['View report', 'ご報告を見る'], orderUrl(config, r.orderId)],
  })
}

function reportMail(template: 'admin_product_report' | 'product_report', r: Facts, url: string) {
  const words = kinds[r.kind]
  const byDoctor = r.reportedBy === 'doctor'
  return mail(template, {
    subject: [`${words.en}: ${r.product}`, `${words.ja}：${r.product}`],
    heading: [
      `A ${byDoctor ? 'doctor' : 'patient'} reported a problem with a product`,
      `商品について${byDoctor ? '医師' : '患者'}から報告がありました`,
    ],
    text: ['Sign in to read the details.', '内容はログイン後にご確認いただけます。'],
    facts: [
      [['Report', '内容'], words],
      [['Product', '商品'], r.product],
      [['Lot', 'ロット'], r.lot ?? '–'],
      [['Order', '注文番号'], r.number],
    ],
    button: [['View report', '報告を見る'], url],
  })
}

const kinds: Record<Kind, { en: string; ja: string }> = {
  reaction: { en: 'Reaction to a product', ja: '商品への反応' },
  quality: { en: 'Quality problem', ja: '品質の問題' },
  damaged: { en: 'Arrived damaged', ja: '破損' },
  missing: { en: 'Missing from the parcel', ja: '不足' },
}

const decisions = {
  stopped: {
    en: (product: string) => `stop using ${product}.`,
    ja: (product: string) => `「${product}」のご使用を中止してください。`,
  },
  takenOut: {
    en: (product: string) => `stop using ${product}. You can no longer order it from your recipe.`,
    ja: (product: string) =>
      `「${product}」のご使用を中止してください。レシピからは注文できなくなります。`,
  },
  continued: {
    en: (product: string) => `you can continue to use ${product}.`,
    ja: (product: string) => `「${product}」は引き続きご使用いただけます。`,
  },
}
