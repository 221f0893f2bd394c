import type { Mail } from '../content.ts'
import { nameText } from './words.ts'

/** To a doctor whom an administrator has added: the link that finishes the application. */
export const doctorInvitedMail = (data: {
  url: string
  name: { last: string; first: string }
}): Mail => ({
  template: 'doctor-invited',
  content: {
    en: {
      subject: 'Finish your application',
      heading: `${nameText(data.name, 'en')}, finish your application`,
      paragraphs: [
        'We have begun an application for you. The next page asks for your details, your clinic and your licence.',
        'Have your licence number and a scan or photo of the licence at hand. It takes about five minutes.',
      ],
      button: { label: 'Continue', url: data.url },
      after: [
        'The link works for 24 hours; after that, start again with this address on our registration page. If you know nothing of this, ignore this message.',
      ],
    },
    ja: {
      subject: 'お申し込み手続きのお願い',
      heading: `${nameText(data.name, 'ja')} 様、お申し込みの続きをお願いします`,
      paragraphs: [
        'お申し込みの準備ができました。次の画面で、お名前、クリニック、免許の情報をご入力ください。',
        '免許番号と、免許証の写しまたは写真をご用意ください。所要時間は5分ほどです。',
      ],
      button: { label: '続ける', url: data.url },
      after: [
        'リンクは24時間有効です。期限が切れた場合は、登録画面からこのメールアドレスでもう一度お手続きください。お心当たりがない場合は、このメールを破棄してください。',
      ],
    },
  },
})
