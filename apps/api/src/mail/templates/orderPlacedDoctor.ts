import { formatMoney } from '../../entities/money.ts'
import type { Mail } from '../content.ts'

/** To the doctor, when a patient has ordered and the doctor wants to know. Names no patient: a mail is read anywhere. */
export function orderPlacedDoctorMail(data: {
  number: string
  patientId: string
  patientNumber: string
  doctorName: string
  total: number
  currency: string
  publicUrl: string
}): Mail {
  const button = `${data.publicUrl}/doctors/patients/${data.patientId}/order-histories`
  return {
    template: 'order_placed_doctor',
    content: {
      en: {
        subject: `A patient has ordered (${data.number})`,
        heading: 'A patient has ordered',
        paragraphs: [
          `Patient ${data.patientNumber} has placed order ${data.number} for ${formatMoney(data.total, data.currency, 'en')}.`,
        ],
        button: { label: 'Show the orders', url: button },
      },
      ja: {
        subject: `患者さんからご注文がありました（${data.number}）`,
        heading: '患者さんからご注文がありました',
        paragraphs: [
          `${data.doctorName} 様`,
          `患者番号 ${data.patientNumber} の方から、ご注文 ${data.number}（${formatMoney(data.total, data.currency, 'ja')}）がありました。`,
        ],
        button: { label: 'ご注文を見る', url: button },
      },
    },
  }
}
