import { addDays } from '@officina/shared/dates/days'
import { isIssued } from '@officina/shared/recipe'
import { createRandom } from './random.ts'
import type { Recipe } from './recipes.ts'
import { hoursAfter, type World } from './world.ts'

/**
 * What the demo patient has ticked on "My day" until the day before yesterday, a little more each week. All doses of a
 * day or none, so that no supply lasts longer or shorter by them.
 */
export function makeDoses(world: World, recipes: Recipe[]): void {
  const random = createRandom(84)
  for (const { lines, patient, seed } of recipes) {
    if (patient.key !== 'ana' || !isIssued(seed)) continue
    for (const line of lines) {
      const times = line.timeOfDay ?? []
      if (!line.lastDeliveredAt || line.frequencyPeriod !== 'day' || line.weekdays) continue
      for (let day = seed.day + 7; day < -1; day++)
        if (random.chance(0.95 + day / 150))
          for (const time of times)
            world.add('doses', {
              doctorId: patient.doctorId,
              patientId: patient.id,
              recipeLineId: line.id,
              day: addDays(world.today, day),
              time,
              nth: 1,
              share: 1 / times.length,
              tickedAt: hoursAfter(world.at(day), 8),
            })
    }
  }
}
