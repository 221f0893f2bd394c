import Icon from '@mui/icons-material/QuizOutlined'
import { lazyWithRetry } from '@officina/ui/lazyWithRetry'
import { defineResource } from '../definition.ts'

export default defineResource({
  name: 'questionnaires',
  menu: 96,
  icon: Icon,
  label: { en: 'Questionnaires', ja: '問診票' },
  permission: 'template.manage',
  list: lazyWithRetry(() => import('./QuestionnaireList.tsx')),
  detail: lazyWithRetry(() => import('./QuestionnairePage.tsx')),
})
