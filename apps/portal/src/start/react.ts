import 'react-dom/client'
import { nextTask } from './nextTask.ts'

await nextTask()
