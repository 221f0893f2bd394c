import type { Ctx, Locale } from '../../context.ts'
import { accounts } from '../../db/schema/account.ts'
import { doctors } from '../../db/schema/doctor.ts'
import { patients } from '../../db/schema/patient.ts'
import { recipes } from '../../db/schema/recipe.ts'
import { eq } from '../../db/sql.ts'
import { mail } from '../../mail/content.ts'
import type { MailTarget } from '../../mail/send.ts'
import { dateInBoth, dateText } from '../../mail/words.ts'
import { type Named, nameIn, toPerson } from '../names.ts'

/** What the mails about a recipe tell. Links lead to the reader's own page. */
type RecipeMailData = {
  patientName: Named
  doctorName: Named
  clinic: string
  label: string
  number: string
  expiresOn: string
  patientUrl: string
  doctorUrl: string
}

/** Whether the doctor is still the patient's, and works. */
type Renewal = { mayRenew: boolean }

/** Facts and receivers of mails about a recipe; undefined when the patient cannot sign in. */
export async function mailFacts(ctx: Ctx, recipeId: string) {
  const facts = await mailFactsOfBoth(ctx, recipeId)
  return facts?.patient ? { ...facts, patient: facts.patient } : undefined
}

/** The same for what the doctor is always notified of; without `patient` when they cannot sign in. */
export async function mailFactsOfBoth(ctx: Ctx, recipeId: string) {
  const [row] = await ctx.db
    .select({ r: recipes, p: patients, d: doctors, a: accounts })
    .from(recipes)
    .innerJoin(patients, eq(patients.id, recipes.patientId))
    .innerJoin(doctors, eq(doctors.id, recipes.doctorId))
    .innerJoin(accounts, eq(accounts.id, doctors.accountId))
    .where(eq(recipes.id, recipeId))
  const email = row?.p.status === 'active' ? row.p.email : null
  if (!row) return undefined
  const { r, p, d, a } = row
  const data: RecipeMailData & Renewal = {
    patientName: p,
    doctorName: d,
    clinic: d.clinicName,
    label: r.label || r.title,
    number: r.number ?? '',
    expiresOn: r.expiresOn ?? '',
    mayRenew: d.id === p.doctorId && d.status === 'approved',
    patientUrl: `${ctx.config.publicUrl}/user/recipes?id=${r.id}`,
    doctorUrl: `${ctx.config.publicUrl}/doctors/patients/${p.id}/recipes?id=${r.id}`,
  }
  const patient: MailTarget | undefined = email
    ? {
        to: email,
        locale: p.language,
        accountId: p.accountId,
        doctorId: d.id,
        patientId: p.id,
      }
    : undefined
  const doctor: MailTarget = {
    to: d.email,
    locale: a.locale === 'ja' ? 'ja' : 'en',
    accountId: d.accountId,
    doctorId: d.id,
  }
  return { data, patient, doctor }
}

/** To the patient: a recipe was issued. Says nothing of what is in it. */
export const recipeIssued = (
  data: RecipeMailData & {
    lines: number
    /** A version before it ended with it. */
    replaces: boolean
    disclosure: Record<Locale, string>
  },
) =>
  mail('recipe_issued', {
    subject: ['Your doctor has sent you a recipe', '担当医からレシピが届きました'],
    heading: toPerson(data.patientName, ['your recipe is ready', 'レシピが届きました']),
    text: [
      [
        `Dr ${nameIn(data.doctorName, 'en')} of ${data.clinic} has written a recipe for you with ${data.lines} ${data.lines === 1 ? 'product' : 'products'}. Sign in to see how to use them and to order.`,
        ...(data.replaces
          ? ['It replaces the version before it: how you use the products may have changed.']
          : []),
      ],
      [
        `${data.clinic}の${nameIn(data.doctorName, 'ja')}先生が、${data.lines}点の商品のレシピを発行しました。ログインすると、使い方の確認とご注文ができます。`,
        ...(data.replaces
          ? ['以前の版に代わるレシピです。使い方が変わっている場合があります。']
          : []),
      ],
    ],
    facts: [
      [['Recipe', 'レシピ番号'], data.number],
      [['Valid until', '有効期限'], dateInBoth(data.expiresOn)],
    ],
    button: [['View my recipe', 'レシピを見る'], data.patientUrl],
    after: data.disclosure,
  })

/** To the patient: a recipe waits to be ordered. */
export const recipeReminder = (data: RecipeMailData) =>
  mail('recipe_reminder', {
    subject: ['Your recipe is waiting', 'レシピのご確認のお願い'],
    heading: toPerson(data.patientName, [
      'your recipe is waiting for you',
      'ご注文がまだのレシピがあります',
    ]),
    text: [
      [
        `Dr ${nameIn(data.doctorName, 'en')} of ${data.clinic} wrote a recipe for you that has not been ordered yet.`,
        'If you do not want to order, tell your doctor why on the recipe page. It helps with your next recipe.',
      ],
      [
        `${data.clinic}の${nameIn(data.doctorName, 'ja')}先生が発行したレシピが、まだ注文されていません。`,
        'ご注文されない場合は、レシピの画面から担当医に理由を伝えることができます。今後の参考になります。',
      ],
    ],
    facts: [
      [['Recipe', 'レシピ番号'], data.number],
      [['Valid until', '有効期限'], dateInBoth(data.expiresOn)],
    ],
    button: [['View my recipe', 'レシピを見る'], data.patientUrl],
  })

/** To the patient, a week before the end. */
export const recipeExpiring = (data: RecipeMailData & Renewal & { daysLeft: number }) =>
  mail('recipe_expiring', {
    subject: [
      `Your recipe expires on ${dateText(data.expiresOn, 'en')}`,
      `レシピの有効期限は${dateText(data.expiresOn, 'ja')}です`,
    ],
    heading: toPerson(data.patientName, [
      'your recipe expires soon',
      'レシピの有効期限が近づいています',
    ]),
    text: [
      `You can order from recipe ${data.number} until ${dateText(data.expiresOn, 'en')}.${
        data.mayRenew
          ? ` If you still need the products after that, ask Dr ${nameIn(data.doctorName, 'en')} to renew it.`
          : ''
      }`,
      `レシピ ${data.number} からのご注文は${dateText(data.expiresOn, 'ja')}までです。${
        data.mayRenew
          ? `その後も必要な場合は、${nameIn(data.doctorName, 'ja')}先生に更新をご相談ください。`
          : ''
      }`,
    ],
    button: [['View my recipe', 'レシピを見る'], data.patientUrl],
  })

/** To the doctor, 14 and 3 days before the end. */
export const recipeExpiringForDoctor = (data: RecipeMailData & { daysLeft: number }) =>
  mail('recipe_expiring_doctor', {
    subject: [
      `Recipe ${data.number} expires on ${dateText(data.expiresOn, 'en')}`,
      `レシピ ${data.number} の有効期限は${dateText(data.expiresOn, 'ja')}です`,
    ],
    heading: [
      `A recipe for ${nameIn(data.patientName, 'en')} expires soon`,
      `${nameIn(data.patientName, 'ja')} 様のレシピの有効期限が近づいています`,
    ],
    text: [
      `Recipe ${data.number} expires on ${dateText(data.expiresOn, 'en')}. Renew it if the patient should continue.`,
      `レシピ ${data.number} は${dateText(data.expiresOn, 'ja')}に終了します。引き続き必要な場合は更新してください。`,
    ],
    button: [['View recipe', 'レシピを開く'], data.doctorUrl],
  })

/** To the patient, a week before products run out. */
export const refillDue = (data: RecipeMailData & { products: string[] }) =>
  mail('refill_due', {
    subject: ['Time for a refill', 'そろそろ再購入の時期です'],
    heading: toPerson(data.patientName, [
      'some of your products will run out soon',
      'まもなくなくなる商品があります',
    ]),
    text: [
      [
        'Based on your dosage, these products will run out within a week:',
        data.products.join('\n'),
      ],
      [
        '用法・用量から計算すると、次の商品は1週間以内になくなる見込みです。',
        data.products.join('\n'),
      ],
    ],
    button: [['Order again', '再購入する'], data.patientUrl],
    after: [
      'Still have enough? Tell us on the recipe page how much is left.',
      'まだ残っている場合は、レシピの画面で残量をお知らせください。',
    ],
  })

/** To the patient: the platform has stopped a recipe for safety. Says nothing of what is in it. */
export const recipeHeld = (data: RecipeMailData) =>
  mail('recipe_held', {
    subject: [`Your recipe ${data.number} is paused`, `レシピ ${data.number} を一時停止しました`],
    heading: toPerson(data.patientName, ['your recipe is paused', 'レシピを一時停止しました']),
    text: [
      [
        'We have paused your recipe for safety. You cannot order from it for now.',
        `Dr ${nameIn(data.doctorName, 'en')} of ${data.clinic} has been notified. Talk to them before you change how you use your products.`,
      ],
      [
        '安全のため、運営がレシピを一時停止しました。現在このレシピからのご注文はできません。',
        `${data.clinic}の${nameIn(data.doctorName, 'ja')}先生にも連絡しています。使い方を変える前に、担当医にご相談ください。`,
      ],
    ],
    facts: [[['Recipe', 'レシピ番号'], data.number]],
    button: [['View my recipe', 'レシピを見る'], data.patientUrl],
  })

/** To the patient: the doctor has changed one line. Which one and why is read after signing in. */
export const recipeLineChanged = (data: RecipeMailData & { step: 'pause' | 'resume' | 'stop' }) => {
  const done = {
    pause: ['paused', '休止'],
    resume: ['resumed', '再開'],
    stop: ['stopped', '中止'],
  }[data.step] as [string, string]
  return mail('recipe_line_changed', {
    subject: [
      `A product in your recipe ${data.number} was ${done[0]}`,
      `レシピ ${data.number} の商品が${done[1]}されました`,
    ],
    heading: toPerson(data.patientName, [
      `a product in your recipe was ${done[0]}`,
      `レシピの商品が${done[1]}されました`,
    ]),
    text: [
      `Dr ${nameIn(data.doctorName, 'en')} of ${data.clinic} has ${done[0]} a product in your recipe. Sign in to see which one and why.`,
      `${data.clinic}の${nameIn(data.doctorName, 'ja')}先生が、レシピの商品を${done[1]}しました。ログインして、商品と理由をご確認ください。`,
    ],
    facts: [[['Recipe', 'レシピ番号'], data.number]],
    button: [['View my recipe', 'レシピを見る'], data.patientUrl],
  })
}

/** To the doctor of it. The reason is read after signing in. */
export const recipeHeldForDoctor = (data: RecipeMailData) =>
  mail('recipe_held_doctor', {
    subject: [
      `Recipe ${data.number} was paused for safety`,
      `レシピ ${data.number} を安全のため一時停止しました`,
    ],
    text: [
      `We have paused recipe ${data.number} for ${nameIn(data.patientName, 'en')}. The patient has been notified and cannot order from it. Sign in to see the reason.`,
      `${nameIn(data.patientName, 'ja')} 様のレシピ ${data.number} を一時停止しました。患者さんにもお知らせし、注文を停止しています。理由はログインしてご確認ください。`,
    ],
    button: [['View recipe', 'レシピを開く'], data.doctorUrl],
  })

/** To the patient: the platform's hold of a recipe is over. */
export const recipeResumed = (data: RecipeMailData) =>
  mail('recipe_resumed', {
    subject: [`Your recipe ${data.number} has resumed`, `レシピ ${data.number} を再開しました`],
    heading: toPerson(data.patientName, ['your recipe has resumed', 'レシピを再開しました']),
    text: [
      'Your recipe is no longer paused. You can order from it again.',
      'レシピの一時停止を解除しました。再びご注文いただけます。',
    ],
    facts: [
      [['Recipe', 'レシピ番号'], data.number],
      [['Valid until', '有効期限'], dateInBoth(data.expiresOn)],
    ],
    button: [['View my recipe', 'レシピを見る'], data.patientUrl],
  })

/** To the doctor of it. */
export const recipeResumedForDoctor = (data: RecipeMailData) =>
  mail('recipe_resumed_doctor', {
    subject: [`Recipe ${data.number} has resumed`, `レシピ ${data.number} を再開しました`],
    text: [
      `Recipe ${data.number} for ${nameIn(data.patientName, 'en')} is no longer paused. The patient has been notified and can order again.`,
      `${nameIn(data.patientName, 'ja')} 様のレシピ ${data.number} の一時停止を解除しました。患者さんにもお知らせし、注文を再開しています。`,
    ],
    button: [['View recipe', 'レシピを開く'], data.doctorUrl],
  })

/** To the doctor: the platform has marked a recipe as entered in error. The reason is read after signing in. */
export const recipeVoided = (data: RecipeMailData) =>
  mail('recipe_voided_doctor', {
    subject: [
      `Recipe ${data.number} was marked as entered in error`,
      `レシピ ${data.number} を誤発行として取り消しました`,
    ],
    text: [
      `Recipe ${data.number} for ${nameIn(data.patientName, 'en')} is no longer shown to the patient. Nothing was ordered from it. Sign in to see the reason, or duplicate the recipe to start a new one.`,
      `${nameIn(data.patientName, 'ja')} 様のレシピ ${data.number} は患者さんに表示されなくなりました。注文はありませんでした。理由はログインしてご確認ください。複製して新しいレシピを作成できます。`,
    ],
    button: [['View recipe', 'レシピを開く'], data.doctorUrl],
  })
