import { defineNamedActions, type Pair } from '../../schema/actions.ts'
import type { RecordOf } from '../../schema/spec.ts'

export type Recipe = RecordOf<'recipes'>

const kept: Pair = [
  'Shown to the doctor on the recipe, not in the emails.',
  '医師がレシピの画面で確認できます。メールには記載されません。',
]

export const recipeActions = defineNamedActions<Recipe>()({
  make_template: {
    label: ['Create template', 'テンプレートを作成'],
    to: (recipe) => `/recipes/registration?mode=template&recipe=${recipe.id}`,
  },
  resume: {
    call: 'POST /api/admin/recipes/{recipeId}/resume',
    label: ['Release hold', '一時停止を解除'],
    title: ({ number }) => [
      `Release the hold on recipe ${number}?`,
      `レシピ ${number} の一時停止を解除しますか？`,
    ],
    text: [
      'The patient can order from it again. Doctor and patient get an email.',
      '再び注文できるようになります。医師と患者にメールで通知されます。',
    ],
    verb: ['Release', '解除する'],
    done: ({ number }) => [`Hold on ${number} released`, `${number} の一時停止を解除しました`],
    main: true,
  },
  hold: {
    call: 'POST /api/admin/recipes/{recipeId}/hold',
    label: ['Hold for safety', '安全のため一時停止'],
    title: ({ number }) => [
      `Hold recipe ${number} for safety?`,
      `レシピ ${number} を安全のため一時停止しますか？`,
    ],
    text: [
      'Nothing can be ordered from it until an administrator releases the hold. Doctor and patient get an email.',
      '管理者が解除するまで注文できません。医師と患者にメールで通知されます。',
    ],
    verb: ['Hold', '一時停止する'],
    done: ({ number }) => [`${number} put on hold`, `${number} を一時停止しました`],
    fields: { reason: { help: kept } },
  },
  void: {
    call: 'POST /api/admin/recipes/{recipeId}/void',
    label: ['Mark as entered in error', '誤発行にする'],
    title: ({ number }) => [
      `Mark recipe ${number} as entered in error?`,
      `レシピ ${number} を誤発行にしますか？`,
    ],
    text: [
      'The patient no longer sees it. This cannot be undone. It stays in the history. The doctor gets an email.',
      '患者に表示されなくなり、元に戻せません。履歴には残ります。医師にメールで通知されます。',
    ],
    done: ({ number }) => [`${number} marked as entered in error`, `${number} を誤発行にしました`],
    fields: { reason: { help: kept } },
    danger: true,
  },
})
