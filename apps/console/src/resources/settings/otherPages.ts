type Pair = readonly [en: string, ja: string]

/** Pages beside the groups of settings: what is more than a table of values. */
export const otherPages: readonly {
  path: string
  permission: string
  title: Pair
  text: Pair
}[] = [
  {
    path: '/settings/legal',
    permission: 'setting.manage',
    title: ['Legal texts', '規約・方針'],
    text: [
      'Terms, privacy and returns policy, commerce notice (Japan), their versions and who has accepted them.',
      '利用規約、プライバシーポリシー、返品、特定商取引法に基づく表記の本文、版、同意状況。',
    ],
  },
  {
    path: '/questionnaires',
    permission: 'template.manage',
    title: ['Questionnaires', '問診票'],
    text: [
      'Sections, questions, scores and conditions of what doctors send to patients.',
      '医師が患者に送る問診票のセクション、質問、採点、表示条件。',
    ],
  },
]
