/** Resources whose records have a history and notes, with the permission that writing a note needs. */
const writers: Readonly<Record<string, string>> = {
  doctors: 'doctor.manage',
  patients: 'patient.manage',
  recipes: 'recipe.hold',
  templates: 'template.manage',
  orders: 'order.manage',
  shipments: 'order.manage',
  settlements: 'settlement.adjust',
  news: 'news.publish',
  users: 'user.manage',
}

export const isRecorded = (resource: string): boolean => Object.hasOwn(writers, resource)

export const notesPermission = (resource: string): string => writers[resource] ?? ''
