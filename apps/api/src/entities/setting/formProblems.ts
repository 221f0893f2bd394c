import { requiredFields } from '@officina/shared/applicationForm'
import type { Texts } from '../errors.ts'
import type { ShopSettings } from '../platform/shopSettings.ts'

/** What is wrong with the forms of an application: a country falls under one, and none asks less than a review needs. */
export function formProblems(forms: ShopSettings['application.forms']): Record<string, Texts> {
  const problems: Record<string, Texts> = {}
  if (!forms.some(({ countries }) => countries.includes('*'))) problems.forms = texts.noRest
  forms.forEach((form, i) => {
    const { countries } = form
    const before = forms.slice(0, i).flatMap((each) => each.countries)
    const twice = countries.find((country, j) =>
      [...before, ...countries.slice(0, j)].includes(country),
    )
    if (twice) problems[`forms.${i}.countries`] = texts.twice(twice)
    if (countries.includes('*') && countries.length > 1)
      problems[`forms.${i}.countries`] = texts.restAlone
    for (const field of requiredFields)
      if ((form[field] ?? 'required') !== 'required')
        problems[`forms.${i}.${field}`] = texts.alwaysRequired
  })
  return problems
}

const texts = {
  noRest: {
    en: 'Add a form for all other countries (*).',
    ja: 'その他の国（*）のフォームを追加してください。',
  },
  restAlone: {
    en: 'All other countries (*) cannot be combined with countries.',
    ja: 'その他の国（*）は、国と組み合わせることができません。',
  },
  twice: (country: string) => ({
    en: `Another form already covers ${country}. Remove it from one of them.`,
    ja: `${country} はほかのフォームでも指定されています。どちらかから外してください。`,
  }),
  alwaysRequired: {
    en: 'A licence cannot be reviewed without this field. It is always required.',
    ja: 'この項目がないと免許を審査できないため、常に必須です。',
  },
}
