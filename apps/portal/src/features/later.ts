import { onlineManager } from '@tanstack/react-query'

/**
 * Code that is loaded when it is asked for. Without a connection it comes when there is one again: a part that
 * fails would take the page around it away.
 */
export const later =
  <T>(load: () => Promise<T>) =>
  async (): Promise<T> => {
    try {
      return await load()
    } catch (error) {
      if (onlineManager.isOnline()) throw error
      await connection()
      return load()
    }
  }

const connection = () =>
  new Promise<void>((resolve) => {
    const end = onlineManager.subscribe((isOnline) => {
      if (!isOnline) return
      end()
      resolve()
    })
  })
