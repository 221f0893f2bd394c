import type { Config } from '../../config.ts'
import type { Mail } from '../content.ts'

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
export function reportForOfficeMail(config: Config, r: Facts): Mail {
  return {
    template: 'admin_product_report',
    content: contentOf(r, `${config.publicUrl}/admins/orders/detail/${r.orderId}`),
  }
}

/** To the doctor: the patient reports a reaction or poor quality; the answer may stop the product. */
export function reportForDoctorMail(config: Config, r: Facts): Mail {
  const url = `${config.publicUrl}/doctors/patients/${r.patientId}?report=${r.id}`
  return { template: 'product_report', content: contentOf(r, url) }
}

/** To the patient: what the doctor says. */
export function reportAnsweredMail(
  config: Config,
  r: {
    orderId: string
    name: string
    product: string
    decision: 'stopped' | 'continued'
    answer: string | null
  },
): Mail {
  const url = `${config.publicUrl}/user/order-histories?id=${r.orderId}`
  const words = decisions[r.decision]
  const answer = r.answer ? [r.answer] : []
  return {
    template: 'product_report_answered',
    content: {
      en: {
        subject: 'Your doctor has answered your report',
        heading: 'Your doctor has answered',
        paragraphs: [`Dear ${r.name}, ${words.en(r.product)}`, ...answer],
        button: { label: 'Show the report', url },
      },
      ja: {
        subject: 'ご報告に担当医が回答しました',
        heading: '担当医からの回答です',
        paragraphs: [`${r.name} 様`, words.ja(r.product), ...answer],
        button: { label: 'ご報告を見る', url },
      },
    },
  }
}

function contentOf(r: Facts, url: string): Mail['content'] {
  const words = kinds[r.kind]
  const byDoctor = r.reportedBy === 'doctor'
  const lot = r.lot ?? '–'
  return {
    en: {
      subject: `${words.en}: ${r.product}`,
      heading: byDoctor
        ? 'A doctor reports a problem with a product'
        : 'A patient reports a problem with a product',
      paragraphs: ['What was written is shown after signing in.'],
      facts: [
        ['Report', words.en],
        ['Product', r.product],
        ['Lot', lot],
        ['Order', r.number],
      ],
      button: { label: 'Show the report', url },
    },
    ja: {
      subject: `${words.ja}：${r.product}`,
      heading: `商品について${byDoctor ? '医師' : '患者'}から報告がありました`,
      paragraphs: ['内容はサインイン後にご確認いただけます。'],
      facts: [
        ['内容', words.ja],
        ['商品', r.product],
        ['ロット', lot],
        ['注文番号', r.number],
      ],
      button: { label: '報告を見る', url },
    },
  }
}

const kinds: Record<Kind, { en: string; ja: string }> = {
  reaction: { en: 'Reaction to a product', ja: '商品への反応' },
  quality: { en: 'Quality problem', ja: '品質の問題' },
  damaged: { en: 'Arrived damaged', ja: '破損' },
  missing: { en: 'Missing from the parcel', ja: '不足' },
}

const decisions = {
  stopped: {
    en: (product: string) => `stop using ${product}. It cannot be ordered on your recipe any more.`,
    ja: (product: string) =>
      `「${product}」のご使用を中止してください。レシピからは注文できなくなります。`,
  },
  continued: {
    en: (product: string) => `you can go on using ${product}.`,
    ja: (product: string) => `「${product}」は引き続きご使用いただけます。`,
  },
}
