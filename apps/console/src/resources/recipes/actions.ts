import { defineActions, type Pair } from '../../schema/actions.ts'
import type { RecordOf } from '../../schema/spec.ts'

export type Recipe = RecordOf<'recipes'>

const kept: Pair = [
  'The doctor reads it on the recipe. It is not in the mails.',
  '医師がレシピの画面で確認できます。メールには記載されません。',
]
const may = (key: Recipe['actions'][number]) => (recipe: Recipe) => recipe.actions.includes(key)

export const recipeActions = defineActions<Recipe>()({
  make_template: {
    label: ['Make a template', 'テンプレートを作成'],
    when: may('make_template'),
    to: (recipe) => `/recipes/registration?mode=template&recipe=${recipe.id}`,
  },
  resume: {
    call: 'POST /api/admin/recipes/{recipeId}/resume',
    label: ['Release the hold', '停止を解除'],
    title: ({ number }) => [
      `Release the hold of recipe ${number}?`,
      `レシピ ${number} の停止を解除しますか`,
    ],
    text: [
      'It can be ordered again. Doctor and patient are told by mail.',
      'ふたたび注文できるようになります。医師と患者にメールで通知されます。',
    ],
    verb: ['Release', '解除する'],
    done: ({ number }) => [`${number} goes on`, `${number} の停止を解除しました`],
    when: may('resume'),
    main: true,
  },
  hold: {
    call: 'POST /api/admin/recipes/{recipeId}/hold',
    label: ['Hold for safety', '安全のため停止'],
    title: ({ number }) => [
      `Hold recipe ${number} for safety?`,
      `レシピ ${number} を安全のため停止しますか`,
    ],
    text: [
      'Nothing can be ordered from it until an administrator releases it. Doctor and patient are told by mail.',
      '管理者が解除するまで注文できません。医師と患者にメールで通知されます。',
    ],
    verb: ['Hold', '停止する'],
    done: ({ number }) => [`${number} is on hold`, `${number} を停止しました`],
    fields: { reason: { help: kept } },
    when: may('hold'),
  },
  void: {
    call: 'POST /api/admin/recipes/{recipeId}/void',
    label: ['Entered in error', '誤発行にする'],
    title: ({ number }) => [
      `Mark recipe ${number} as entered in error?`,
      `レシピ ${number} を誤発行にしますか`,
    ],
    text: [
      'The patient no longer sees it, and it cannot be taken back. It stays in the history. The doctor is told by mail.',
      '患者に表示されなくなり、元に戻せません。履歴には残ります。医師にメールで通知されます。',
    ],
    verb: ['Mark as error', '誤発行にする'],
    done: ({ number }) => [
      `${number} is marked as entered in error`,
      `${number} を誤発行にしました`,
    ],
    fields: { reason: { help: kept } },
    when: may('void'),
    danger: true,
  },
})
