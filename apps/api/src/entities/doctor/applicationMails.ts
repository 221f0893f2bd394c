import { businessDays } from '@officina/shared/businessDays'
import type { Ctx } from '../../context.ts'
import type { doctors } from '../../db/schema/doctor.ts'
import { mail } from '../../mail/content.ts'
import { dayOf } from '../../mail/words.ts'
import { mailAdminsWith } from '../admin/withPermission.ts'
import { type Named, nameIn, toPerson } from '../names.ts'

/** Mails every administrator who may decide that an application or a renewed licence waits. */
export async function notifyReviewers(
  ctx: Ctx,
  doctor: typeof doctors.$inferSelect,
  kind: 'new' | 'answered' | 'again' | 'renewal',
): Promise<void> {
  const mail = applicationArrivedMail({
    number: doctor.number,
    name: nameIn(doctor, 'en'),
    clinicName: doctor.clinicName,
    url: `${ctx.config.publicUrl}/admins/${kind === 'renewal' ? `doctors/${doctor.id}` : 'approve-doctor'}`,
    kind,
  })
  await mailAdminsWith(ctx, 'doctor.approve', mail, { doctorId: doctor.id })
}

/** To who wants to register. */
export const doctorRegistrationMail = ({ url }: { url: string }) =>
  mail('doctor-registration', {
    subject: ['Continue your application', '申請手続きのご案内'],
    text: [
      [
        'Open the link to confirm your email address. Then enter your details, your clinic and your licence.',
        'Have your licence number and a scan or photo of your licence ready. It takes about five minutes.',
      ],
      [
        'このリンクを開くと、メールアドレスの確認が完了します。次の画面で、お名前、クリニック、免許の情報をご入力ください。',
        '免許番号と、免許証の写しまたは写真をご用意ください。所要時間は5分ほどです。',
      ],
    ],
    button: [['Continue application', '申請を続ける'], url],
    after: [
      'The link works for 24 hours. If you did not ask for this, ignore this message.',
      'リンクは24時間有効です。お心当たりがない場合は、このメールを破棄してください。',
    ],
  })

export const doctorAccountExistsMail = (d: { loginUrl: string; resetUrl: string }) =>
  mail('doctor-account-exists', {
    subject: ['You already have an account', 'すでにアカウントをお持ちです'],
    text: [
      [
        'Someone started an application with this address, which already has an account. Sign in to see its status.',
        `Forgot your password? Reset it: ${d.resetUrl}`,
      ],
      [
        'このメールアドレスで新しい申請がありましたが、すでにアカウントがあります。ログインして状況をご確認ください。',
        `パスワードをお忘れの場合はこちら：${d.resetUrl}`,
      ],
    ],
    button: [['Sign in', 'ログイン'], d.loginUrl],
    after: [
      'If this was not you, ignore this message.',
      'お心当たりがない場合は、このメールを破棄してください。',
    ],
  })

/** To a doctor whom an administrator has added: the link that finishes the application. */
export const doctorInvitedMail = (data: { url: string; name: Named }) =>
  mail('doctor-invited', {
    subject: ['Finish your application', '申請手続きのお願い'],
    heading: toPerson(data.name, ['finish your application', '申請の続きをお願いします']),
    text: [
      [
        'We have started an application for you. Open the link to enter your details, your clinic and your licence.',
        'Have your licence number and a scan or photo of your licence ready. It takes about five minutes.',
      ],
      [
        '申請の準備ができました。次の画面で、お名前、クリニック、免許の情報をご入力ください。',
        '免許番号と、免許証の写しまたは写真をご用意ください。所要時間は5分ほどです。',
      ],
    ],
    button: [['Continue application', '申請を続ける'], data.url],
    after: [
      'The link works for 24 hours. After that, start again with this address on our sign-up page. If you were not expecting this, ignore this message.',
      'リンクは24時間有効です。期限が切れた場合は、登録画面からこのメールアドレスでもう一度お手続きください。お心当たりがない場合は、このメールを破棄してください。',
    ],
  })

type Application = { number: string; name: string; clinicName: string }

/** To the applicant, when the application has arrived. */
export const applicationReceivedMail = ({
  number,
  name,
  url,
  days,
}: Application & { url: string; days: number }) =>
  mail('doctor-application-received', {
    subject: [`Application ${number} received`, `申請 ${number} を受け付けました`],
    heading: ['We have received your application', '申請を受け付けました'],
    text: [
      [
        `Dear ${name},`,
        `We review every application by hand, usually within ${businessDays(days)}, and email you the decision.`,
        'Until then, sign in to check the status of your application or add documents.',
      ],
      [
        `${name} 様`,
        `申請は担当者が1件ずつ確認しており、通常${days}営業日以内に結果をメールでお知らせします。`,
        'それまでの間も、ログインして審査の状況の確認や書類の追加ができます。',
      ],
    ],
    facts: [[['Application', '申請番号'], number]],
    button: [['Sign in', 'ログイン'], url],
  })

/** To the administrators who may decide, for a new application, an answer or a second try. */
export const applicationArrivedMail = ({
  number,
  name,
  clinicName,
  url,
  kind,
}: Application & { url: string; kind: keyof typeof arrivals }) => {
  const [en, ja] = arrivals[kind]
  const isRenewal = kind === 'renewal'
  return mail(`doctor-application-${kind}`, {
    subject: [`${en}: ${name}, ${clinicName}`, `${ja}：${name}（${clinicName}）`],
    heading: [en, ja],
    text: [
      isRenewal
        ? 'A doctor has submitted a renewed licence. Review it, then enter its number and expiry date.'
        : 'An application is waiting for review.',
      isRenewal
        ? '医師から更新後の免許が提出されました。確認のうえ、免許番号と有効期限を更新してください。'
        : '審査待ちの申請があります。',
    ],
    facts: [
      [[isRenewal ? 'Doctor' : 'Application', isRenewal ? '医師番号' : '申請番号'], number],
      [['Name', '氏名'], name],
      [['Clinic', 'クリニック'], clinicName],
    ],
    button: [
      [
        isRenewal ? 'View doctor' : 'View applications',
        isRenewal ? '医師の情報を開く' : '申請一覧を開く',
      ],
      url,
    ],
  })
}

const arrivals = {
  new: ['New application', '新しい申請'],
  answered: ['Applicant answered', '申請者からの回答'],
  again: ['Applicant reapplied', '再申請'],
  renewal: ['Licence renewal', '免許の更新'],
} as const

type Lapsing = { url: string; endsAt: Date; timeZone: string; isAsked: boolean }

/** To an applicant: a registration that is not finished, or a question without an answer, is about to end. */
export const applicationLapsingMail = (data: Lapsing) =>
  mail('doctor-application-lapsing', {
    subject: ['Your application expires soon', '申請の期限が近づいています'],
    heading: ['Your application is not finished', '申請が完了していません'],
    text: [
      data.isAsked
        ? 'We asked you for more information and have not heard back. Without an answer, your application will expire.'
        : 'You have started an application for a doctor account. Finish it before it expires.',
      data.isAsked
        ? '追加情報をお願いしておりますが、まだご回答をいただいていません。ご回答がない場合、申請は終了します。'
        : '医師アカウントの申請が途中になっています。完了しない場合、申請は終了します。',
    ],
    facts: [[['Expires on', '期限'], dayOf(data.endsAt, data.timeZone)]],
    button: [
      [data.isAsked ? 'Answer now' : 'Continue', data.isAsked ? '回答する' : '続ける'],
      data.url,
    ],
    after: [
      'If you no longer want an account, you do not need to do anything.',
      'アカウントが不要な場合は、お手続きは必要ありません。',
    ],
  })

export const doctorNeedsInfo = ({
  lastName,
  firstName,
  question,
  url,
  isReminder = false,
}: Named & { question: string; url: string; isReminder?: boolean }) =>
  mail(isReminder ? 'doctor.needs_info_reminder' : 'doctor.needs_info', {
    subject: isReminder
      ? ['Reminder: your application is waiting for your answer', '【再送】申請についてのご確認']
      : ['We need one more thing for your application', '申請についてのご確認'],
    heading: toPerson({ lastName, firstName }, ['one question about your application', '']),
    text: [
      ['To continue our review, we need an answer from you:', question],
      ['審査を進めるにあたり、次の点をご確認ください。', question],
    ],
    button: [['Answer the question', '回答する'], url],
    after: [
      'Without an answer, your application expires after 60 days.',
      '60日間ご回答がない場合、申請は無効になります。',
    ],
  })

export const doctorApproved = ({ lastName, firstName, url }: Named & { url: string }) =>
  mail('doctor.approved', {
    subject: ['Your application was approved', '申請が承認されました'],
    heading: [
      `Welcome, ${nameIn({ lastName, firstName }, 'en')}`,
      `${nameIn({ lastName, firstName }, 'ja')} 様`,
    ],
    text: [
      'We have verified your licence and opened your account. You can now invite patients and issue recipes.',
      '免許の確認が完了し、アカウントをご利用いただけるようになりました。患者さんの招待とレシピの発行を始められます。',
    ],
    button: [['Sign in', 'ログイン'], url],
    after: [
      'Add your bank details in your account before your first payout.',
      '初回の振込までに、アカウント画面で振込先をご登録ください。',
    ],
  })

export const doctorRejected = ({
  lastName,
  firstName,
  reason,
  reapplyAfterDays,
  url,
}: Named & { reason: string; reapplyAfterDays: number; url: string }) =>
  mail('doctor.rejected', {
    subject: ['Your application could not be approved', '申請の審査結果について'],
    heading: toPerson({ lastName, firstName }, ['your application was not approved', '']),
    text: [
      [
        'Reason:',
        reason,
        reapplyAfterDays === 0
          ? 'You can sign in, correct your application and apply again at any time.'
          : `You can apply again after ${reapplyAfterDays === 1 ? '1 day' : `${reapplyAfterDays} days`}.`,
      ],
      [
        '審査の結果、今回は承認に至りませんでした。理由は次のとおりです。',
        reason,
        reapplyAfterDays === 0
          ? '内容を修正のうえ、いつでも再申請していただけます。'
          : `${reapplyAfterDays}日後から再申請していただけます。`,
      ],
    ],
    button: [['View my application', '申請内容を見る'], url],
  })
