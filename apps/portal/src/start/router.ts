import 'react-router'
import { nextTask } from './nextTask.ts'

await nextTask()
