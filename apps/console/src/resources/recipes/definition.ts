import Assignment from '@mui/icons-material/AssignmentOutlined'
import { lazyWithRetry } from '@officina/ui/lazyWithRetry'
import { defineResource } from '../definition.ts'

export default defineResource({
  name: 'recipes',
  menu: 50,
  icon: Assignment,
  list: lazyWithRetry(() => import('./RecipeList.tsx')),
  detail: lazyWithRetry(() => import('./RecipePage.tsx')),
  routes: [
    { path: 'templates', page: lazyWithRetry(() => import('../templates/TemplateList.tsx')) },
    { path: 'templates/:id', page: lazyWithRetry(() => import('../templates/TemplatePage.tsx')) },
    {
      path: 'registration',
      page: lazyWithRetry(() => import('../templates/registration/Registration.tsx')),
    },
  ],
})
