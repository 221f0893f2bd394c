import Assignment from '@mui/icons-material/AssignmentOutlined'
import { lazy } from 'react'
import { defineResource } from '../definition.ts'

export default defineResource({
  name: 'recipes',
  menu: 50,
  icon: Assignment,
  list: lazy(() => import('./RecipeList.tsx')),
  detail: lazy(() => import('./RecipePage.tsx')),
  routes: [
    { path: 'templates', page: lazy(() => import('../templates/TemplateList.tsx')) },
    { path: 'templates/:id', page: lazy(() => import('../templates/TemplatePage.tsx')) },
    {
      path: 'registration',
      page: lazy(() => import('../templates/registration/Registration.tsx')),
    },
  ],
})
