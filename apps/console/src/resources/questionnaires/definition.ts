import Icon from '@mui/icons-material/QuizOutlined'
import { defineResource } from '../definition.ts'

export default defineResource({
  name: 'questionnaires',
  menu: 96,
  icon: Icon,
  label: { en: 'Questionnaires', ja: '問診票' },
  permission: 'template.manage',
  list: () => import('./QuestionnaireList.tsx'),
  detail: () => import('./QuestionnairePage.tsx'),
})
