/**
 * Of the transaction that is open: it may work, and wait while others do, for longer than a server or a role allows. Behind
 * a pooler the connection is somebody else's next.
 */
export const withoutLimits = `select set_config(name, '0', true) from pg_settings
  where name in ('statement_timeout', 'lock_timeout', 'transaction_timeout', 'idle_in_transaction_session_timeout')`
