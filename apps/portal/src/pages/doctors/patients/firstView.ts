import { firstAnswers } from '@officina/client/firstAnswers'
import type { components } from '@officina/openapi/schema'
import { formatName, formatRelative } from '@officina/shared/format'
import { chip, day, firstView, money, muted, table, toned } from '@officina/ui/firstView.ts'
import { pathTo } from '../../../pathTo.ts'
import { messages } from './messages.ts'

type Schemas = components['schemas']

firstView({
  words: messages,
  title: (t) => t.title,
  actions: 'always',
  tools: ['tabs', 'filters'],
  answers: firstAnswers<Schemas['DoctorMe'], { data: Schemas['DoctorPatient'][] }>(),
  zoneOf: ({ me }) => me.own_time_zone,
  draw({ body }, t, locale) {
    if (body.data.length === 0) return undefined
    const rows = table(
      body.data,
      [
        {
          header: t.columns.name,
          cell: (row) => [formatName(row, locale), muted(row.number)],
        },
        {
          header: t.columns.status,
          cell: (row) => [
            chip('patient', row.display_status, locale),
            ...row.tags.map((tag) => toned('draft', tag)),
          ],
        },
        {
          header: t.columns.recipe,
          cell: ({ last_recipe: recipe }) =>
            recipe ? [chip('recipe', recipe.status, locale), day(recipe.at, locale)] : [],
        },
        {
          header: t.columns.order,
          fills: true,
          cell: ({ last_order: order }) =>
            order ? [money(order, locale), day(order.placed_at, locale)] : [],
        },
        {
          header: t.columns.renewal,
          cell: ({ renewal }) => [renewal && chip('renewal', renewal, locale)],
        },
        {
          header: t.columns.questionnaire,
          from: 'wide',
          cell: (row) => [chip('patient_questionnaire', row.questionnaire, locale)],
        },
        {
          header: t.columns.activity,
          from: 'wide',
          cell: (row) => [formatRelative(row.last_activity_at, locale)],
        },
        { header: t.columns.actions, from: 'wide', right: true, cell: () => ['⋯'] },
      ],
      ({ id }) => pathTo('/doctors/patients/:patientId', { patientId: id }),
    )
    return { title: t.title, content: [rows] }
  },
})
