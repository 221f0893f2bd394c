import Assignment from '@mui/icons-material/AssignmentOutlined'
import { defineResource } from '../definition.ts'

const recipes = defineResource({
  name: 'recipes',
  menu: 50,
  icon: Assignment,
  list: () => import('./RecipeList.tsx'),
  detail: () => import('./RecipePage.tsx'),
  routes: [
    { path: 'templates', page: () => import('../templates/TemplateList.tsx') },
    { path: 'templates/:id', page: () => import('../templates/TemplatePage.tsx') },
    { path: 'registration', page: () => import('../templates/registration/Registration.tsx') },
  ],
})

/** Templates are a tab of the recipes. */
const templates = defineResource({
  name: 'templates',
  menu: false,
  to: { list: '/recipes/templates', record: (id) => `/recipes/templates/${id}` },
  detailPath: 'recipes/templates',
  createPath: 'recipes/registration?mode=create',
})

export default [recipes, templates]
