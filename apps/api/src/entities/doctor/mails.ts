import { formatPercent, listed } from '@officina/shared/format'
import type { Config } from '../../config.ts'
import { inBoth, mail } from '../../mail/content.ts'
import { dateInBoth, dateText } from '../../mail/words.ts'
import { type Named, toPerson } from '../names.ts'

export const doctorSuspended = ({
  lastName,
  firstName,
  reason,
  honour_recipes,
  freeze_payouts,
}: Named & { reason: string; honour_recipes: boolean; freeze_payouts: boolean }) =>
  mail('doctor.suspended', {
    subject: ['Your account is suspended', 'アカウントの利用停止について'],
    heading: toPerson({ lastName, firstName }, ['your account is suspended', '']),
    text: [
      [
        'Reason:',
        reason,
        'You can still view your records. You cannot issue recipes or invite patients until your account is reinstated.',
        honour_recipes
          ? 'Your patients can still order from the recipes you have issued.'
          : 'Your patients cannot order from the recipes you have issued.',
        freeze_payouts && 'Payouts are on hold until then.',
      ],
      [
        '次の理由により、アカウントの利用を停止しました。',
        reason,
        '記録の閲覧は引き続き可能です。再開まで、新しいレシピの発行と患者さんの招待はできません。',
        honour_recipes
          ? '発行済みのレシピによるご注文は、引き続き可能です。'
          : '発行済みのレシピによるご注文も停止しています。',
        freeze_payouts && '再開まで、お振込を保留します。',
      ],
    ],
  })

export const doctorReinstated = ({ lastName, firstName, url }: Named & { url: string }) =>
  mail('doctor.reinstated', {
    subject: ['Your account has been reinstated', 'アカウントの利用を再開しました'],
    heading: toPerson({ lastName, firstName }, ['your account has been reinstated', '']),
    text: [
      'You can issue recipes and invite patients again.',
      'これまでどおり、レシピの発行と患者さんの招待をご利用いただけます。',
    ],
    button: [['Sign in', 'ログイン'], url],
  })

/** To the doctor: the account is closed, and the practice's data can be downloaded until a day (`2026-11-20`). */
export const doctorClosed = ({
  lastName,
  firstName,
  until,
  url,
}: Named & { until: string; url: string }) =>
  mail('doctor.closed', {
    subject: ['Your account was closed', 'アカウントを閉鎖しました'],
    heading: toPerson({ lastName, firstName }, ['your account was closed', '']),
    text: [
      `Until ${dateText(until, 'en')} you can sign in to download your practice’s data. After that you can no longer sign in.`,
      `${dateText(until, 'ja')}まではログインして、診療データをダウンロードできます。その後はログインできなくなります。`,
    ],
    button: [['Download data', 'データをダウンロード'], url],
  })

/** To the doctor, at most once a day: recipes that were not ordered, products that cannot be delivered. */
export function doctorDigest(
  config: Config,
  {
    name,
    notOrdered,
    atRisk,
  }: {
    name: Named
    notOrdered: { number: string; label: string; patientNumber: string }[]
    atRisk: { title: string; patients: number }[]
  },
) {
  return mail('doctor_digest', {
    subject: ['Your recipes need attention', 'レシピのご確認のお願い'],
    heading: toPerson(name, ['your recipes need attention', 'ご確認をお願いします']),
    text: [
      [
        notOrdered.length > 0 &&
          `Not ordered for 7 days: ${notOrdered.length === 1 ? '1 recipe' : `${notOrdered.length} recipes`}. Send reminders from your list of recipes.`,
        atRisk.length > 0 &&
          'Some active recipes contain products that are not available. Choose a substitute or stop the product.',
      ],
      [
        notOrdered.length > 0 &&
          `発行から7日間注文のないレシピが${notOrdered.length}件あります。レシピ一覧からリマインダーを送信できます。`,
        atRisk.length > 0 &&
          '有効なレシピに、現在お届けできない商品があります。代替品の選択または中止をご検討ください。',
      ],
    ],
    facts: [
      ...notOrdered.map(
        ({ number, label, patientNumber }) =>
          [
            number,
            inBoth((locale) => listed([label, patientNumber].filter(Boolean), locale)),
          ] as const,
      ),
      ...atRisk.map(
        ({ title, patients }) =>
          [
            title,
            [patients === 1 ? '1 patient' : `${patients} patients`, `患者${patients}名`],
          ] as const,
      ),
    ],
    button: [['Review my recipes', '確認する'], `${config.publicUrl}/doctors/top`],
  })
}

/** To the doctor: the licence ends, or has ended, and what happens then. Dates are `2026-11-20`. */
export const licenceExpiring = (data: {
  name: Named
  expiresOn: string
  suspendedOn: string
  daysLeft: number
  url: string
}) =>
  mail('licence_expiring', {
    subject: [
      `Your licence expires on ${dateText(data.expiresOn, 'en')}`,
      `免許の有効期限は${dateText(data.expiresOn, 'ja')}です`,
    ],
    heading: toPerson(data.name, ['your licence expires soon', '免許の有効期限が近づいています']),
    text: [
      [
        `${data.daysLeft === 0 ? 'Your licence expires today.' : `Your licence expires in ${data.daysLeft === 1 ? '1 day' : `${data.daysLeft} days`}.`} Upload your renewed licence in your account.`,
        `Without it, we suspend your account on ${dateText(data.suspendedOn, 'en')}. You could then view your records, but not issue recipes or invite patients.`,
      ],
      [
        `${data.daysLeft === 0 ? '免許の有効期限は本日です。' : `免許の有効期限まであと${data.daysLeft}日です。`}更新後の写しをアカウント画面からお送りください。`,
        `お送りいただけない場合、${dateText(data.suspendedOn, 'ja')}にアカウントを停止します。停止中は記録の閲覧のみ可能です。`,
      ],
    ],
    facts: [[['Licence valid until', '免許の有効期限'], dateInBoth(data.expiresOn)]],
    button: [['Upload renewed licence', '更新後の免許を送る'], data.url],
  })

/** To the doctor: the renewed licence is wanted. Dates are `2026-11-20`. */
export const licenceRenewalAsked = (data: { name: Named; expiresOn: string | null; url: string }) =>
  mail('licence-renewal-asked', {
    subject: ['Send us your renewed licence', '更新後の免許の提出のお願い'],
    heading: toPerson(data.name, ['we need your renewed licence', '更新後の免許をお送りください']),
    text: [
      [
        'Open your account, choose “Licence” and add the new number, its expiry date and a scan or photo.',
        'Your current licence stays on record until we have reviewed the new one.',
      ],
      [
        'アカウント画面の「免許」から、新しい免許番号と有効期限、免許証の写しまたは写真をお送りください。',
        '確認が終わるまで、現在の登録内容が有効です。',
      ],
    ],
    button: [['Upload renewed licence', '更新後の免許を送る'], data.url],
    facts: [
      data.expiresOn && [
        ['Licence on record valid until', '登録中の免許の有効期限'],
        dateInBoth(data.expiresOn),
      ],
    ],
  })

/** To the doctor: the renewed licence is in force. A suspended account is reinstated apart from it. */
export const licenceRenewed = (data: {
  name: Named
  expiresOn: string | null
  isSuspended: boolean
}) =>
  mail('licence-renewed', {
    subject: ['Your renewed licence was accepted', '免許の更新を確認しました'],
    heading: toPerson(data.name, ['your renewed licence was accepted', '免許の更新を確認しました']),
    text: data.isSuspended
      ? [
          'Thank you. Your account is still suspended. We will email you when it is reinstated.',
          'ご提出ありがとうございました。アカウントは引き続き利用停止中です。再開しましたら、メールでお知らせします。',
        ]
      : [
          'Thank you. You do not need to do anything else.',
          'ご提出ありがとうございました。これ以上のお手続きは不要です。',
        ],
    facts: [
      data.expiresOn && [['Licence valid until', '免許の有効期限'], dateInBoth(data.expiresOn)],
    ],
  })

/** To the doctor: the renewed licence could not be accepted, and why. */
export const licenceRenewalDeclined = (data: { name: Named; reason: string; url: string }) =>
  mail('licence-renewal-declined', {
    subject: ['Your renewed licence could not be accepted', '更新後の免許を確認できませんでした'],
    heading: toPerson(data.name, ['we could not accept your renewed licence', '']),
    text: [
      ['Reason:', data.reason, 'Upload it again in your account.'],
      [
        '次の理由により、更新後の免許を確認できませんでした。',
        data.reason,
        'お手数ですが、アカウント画面からもう一度お送りください。',
      ],
    ],
    button: [['Upload again', 'もう一度送る'], data.url],
  })

/**
 * To the doctor: another commission rate (basis points), and the first day (`2026-11-20`) of the orders it counts for.
 * One who has a tier is told of the default, which counts in months below the tiers.
 */
export const rateChanged = ({
  lastName,
  firstName,
  before,
  after,
  from,
  hasTier = false,
  url,
}: Named & { before: number; after: number; from: string; hasTier?: boolean; url: string }) =>
  mail('doctor.rate_changed', {
    subject: inBoth((locale) =>
      locale === 'ja'
        ? `${dateText(from, locale)}からの${hasTier ? '標準の' : ''}手数料率について`
        : `${hasTier ? 'The default' : 'Your'} commission rate changes on ${dateText(from, locale)}`,
    ),
    heading: toPerson({ lastName, firstName }, [
      `${hasTier ? 'the default' : 'your'} commission rate changes`,
      '',
    ]),
    text: [
      [
        hasTier && 'The default rate applies in months in which your sales do not reach a tier.',
        'The new rate applies to orders placed from that day on. Earlier orders keep the rate that applied when they were placed.',
      ],
      [
        hasTier && '標準の手数料率は、売上が段階に達しない月に適用されます。',
        '新しい手数料率は、開始日以降のご注文に適用されます。それより前のご注文の料率は変わりません。',
      ],
    ],
    facts: [
      [
        hasTier ? ['Current default rate', '現在の標準の手数料率'] : ['Current rate', '現在の料率'],
        inBoth((locale) => formatPercent(before, locale)),
      ],
      [
        hasTier ? ['New default rate', '新しい標準の手数料率'] : ['New rate', '新しい料率'],
        inBoth((locale) => formatPercent(after, locale)),
      ],
      [['From', '開始日'], dateInBoth(from)],
    ],
    button: [['View my earnings', '収益を見る'], url],
  })
