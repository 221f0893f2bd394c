import { type AdminCtx, inTransaction } from '../../context.ts'
import { recipes } from '../../db/schema/recipe.ts'
import { eq } from '../../db/sql.ts'
import { templateRetired } from '../../mail/templates/templateChanged.ts'
import { audit } from '../audit.ts'
import { getTemplateFor } from './lookup.ts'
import { tellDoctors } from './tell.ts'

/** Takes a published template from the doctors' choice; issued recipes are not changed. */
export function retireTemplate(ctx: AdminCtx, id: string, revision: number): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const template = await getTemplateFor(ctx, id, 'retired', revision)
    const now = ctx.clock.now()
    await ctx.db
      .update(recipes)
      .set({ status: 'retired', endedAt: now, updatedAt: now, revision: revision + 1 })
      .where(eq(recipes.id, id))
    await audit(ctx, {
      action: 'template.retire',
      objectType: 'template',
      objectId: id,
      before: { status: 'published' },
      after: { status: 'retired', title: template.title },
    })
    await tellDoctors(ctx, template.seriesId, `template-retired:${id}`, (doctor) =>
      templateRetired({
        doctor,
        title: template.title,
        url: `${ctx.config.publicUrl}/doctors/recipes/registration`,
      }),
    )
  })
}
