/** State of a navigation that nothing holds back: the way to the login page of a session that has ended. */
export const unguarded = { unguarded: true } as const
