type Pair = readonly [en: string, ja: string]

/** Pages beside the groups of settings: what is more than a table of values. */
export const otherPages: readonly {
  path: string
  permission: string
  title: Pair
  text: Pair
}[] = [
  {
    path: 'legal',
    permission: 'setting.manage',
    title: ['Legal texts', '規約・方針'],
    text: [
      'Terms of service and privacy policy, their versions and who has accepted them.',
      '利用規約・プライバシーポリシーの本文、版、同意状況。',
    ],
  },
]
