import { type AdminCtx, inTransaction } from '../../context.ts'
import { templateRetired } from '../../mail/templates/templateChanged.ts'
import { lockTemplateFor } from './lookup.ts'
import { tellDoctors } from './tell.ts'

/** Takes a published template from the doctors' choice; issued recipes are not changed. */
export function retireTemplate(ctx: AdminCtx, id: string, revision: number): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const template = await lockTemplateFor(ctx, id, 'retired', revision)
    const after = { title: template.title }
    await template.move('retired', { endedAt: ctx.clock.now() }, { action: 'retire', after })
    await tellDoctors(ctx, template.seriesId, `template-retired:${id}`, (doctor) =>
      templateRetired({
        doctor,
        title: template.title,
        url: `${ctx.config.publicUrl}/doctors/recipes/registration`,
      }),
    )
  })
}
