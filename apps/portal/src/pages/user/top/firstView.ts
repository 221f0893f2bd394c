import { firstAnswers } from '@officina/client/firstAnswers'
import type { components } from '@officina/openapi/schema'
import { formatName } from '@officina/shared/format'
import { el, firstView, link } from '@officina/ui/firstView.ts'
import { messages } from './messages.ts'
import { tasksOf } from './tasksOf.ts'
import { isPlain, placeOfTask, taskText, verbOf } from './taskText.ts'

type Schemas = components['schemas']

firstView({
  words: messages,
  actions: 'beside',
  answers: firstAnswers<Schemas['PatientMe'], { data: Schemas['PatientTop'] }>(),
  zoneOf: ({ me }) => me.own_time_zone,
  draw({ me, body }, t, locale) {
    const rows = tasksOf(body.data)
      .filter(isPlain)
      .map((task) =>
        el(
          'div.f-card-row.f-data',
          el('div.f-text', taskText(task, t, me.currency, locale)),
          link('f-button', placeOfTask(task), verbOf(task, t)),
        ),
      )
    const title = t.title(formatName(me, locale, { honorific: true }))
    if (rows.length === 0) return { title, content: [] }
    return {
      title,
      content: [el('div.f-h2', t.tasks), el('div.f-list.f-to-do', ...rows)],
    }
  },
})
