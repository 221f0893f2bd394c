import { TabsNav } from '@officina/ui/TabsNav'
import { defineMessages, useText } from '@officina/ui/text'
import { useLocation } from 'react-router'

/** Recipes of doctors, and the templates they can begin with. */
export function RecipeTabs() {
  const t = useText(messages)
  const { pathname } = useLocation()
  return (
    <TabsNav
      label={t.label}
      tabs={[
        { to: '/recipes', label: t.recipes, current: pathname === '/recipes' },
        {
          to: '/recipes/templates',
          label: t.templates,
          current: pathname.startsWith('/recipes/templates'),
        },
      ]}
    />
  )
}

const messages = defineMessages({
  label: ['Recipes and templates', 'レシピとテンプレート'],
  recipes: ['Issued recipes', '発行済みレシピ'],
  templates: ['Templates', 'テンプレート'],
})
