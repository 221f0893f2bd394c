import { statusOf } from '@officina/ui/statusTones.ts'
import { defineMessages, type Locale } from '@officina/ui/text'
import { specOf } from '../../schema/spec.ts'
import { fieldLabel, hasOptions, valueLabel } from '../../schema/words.ts'

type Values = Record<string, unknown> | null

/** "Clinic: Old → New", one after the other; states and choices in words. */
export function changeText(before: Values, after: Values, locale: Locale): string {
  const names = Object.keys({ ...before, ...after }).filter((name) => name !== 'document_id')
  return names
    .map((name) => {
      const label = fieldLabel(name, specOf('doctors').fields[name], locale)
      const old = before && name in before ? `${textOf(name, before[name], locale)} → ` : ''
      return `${label}: ${old}${textOf(name, after?.[name], locale)}`
    })
    .join(locale === 'ja' ? '、' : ', ')
}

function textOf(name: string, value: unknown, locale: Locale): string {
  if (value === null || value === undefined || value === '') return '–'
  const field = specOf('doctors').fields[name]
  if (name === 'status') return statusOf('doctor', String(value), locale).label
  if (field && hasOptions(field)) return valueLabel(field, String(value), locale)
  if (field?.format === 'basis-points') return `${Number(value) / 100}%`
  if (Array.isArray(value)) return value.map((one) => textOf(String(one), one, locale)).join(', ')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

export const eventWords = defineMessages({
  en: {
    roles: {
      admin: 'Administrator',
      doctor: 'Doctor',
      patient: 'Patient',
      visitor: 'Visitor',
      system: 'System',
    },
    actions: {
      'doctor.register': 'Registered an e-mail address',
      'doctor.apply': 'Applied',
      'doctor.reapply': 'Applied again',
      'doctor.answer': 'Answered the question',
      'doctor.add_document': 'Added a document',
      'doctor.approve': 'Approved',
      'doctor.request_info': 'Asked for information',
      'doctor.reject': 'Rejected',
      'doctor.suspend': 'Suspended',
      'doctor.reinstate': 'Reinstated',
      'doctor.close': 'Closed the account',
      'doctor.lapse': 'The registration lapsed',
      'doctor.update': 'Changed the record',
      'doctor.set_rate': 'Set a commission rate',
      'doctor.read_document': 'Looked at a document',
    },
  },
  ja: {
    roles: {
      admin: '管理者',
      doctor: '医師',
      patient: '患者',
      visitor: '訪問者',
      system: 'システム',
    },
    actions: {
      'doctor.register': 'メールアドレスを登録',
      'doctor.apply': '申請',
      'doctor.reapply': '再申請',
      'doctor.answer': '質問に回答',
      'doctor.add_document': '書類を追加',
      'doctor.approve': '承認',
      'doctor.request_info': '追加情報を依頼',
      'doctor.reject': '却下',
      'doctor.suspend': '利用停止',
      'doctor.reinstate': '利用再開',
      'doctor.close': '解約',
      'doctor.lapse': '登録が期限切れ',
      'doctor.update': '内容を変更',
      'doctor.set_rate': '手数料率を設定',
      'doctor.read_document': '書類を閲覧',
    },
  },
})
