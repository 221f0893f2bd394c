/** Libraries that keep state in module scope: a second copy breaks routers, contexts and themes. */
export const SINGLE_COPIES = [
  'react',
  'react-dom',
  'react-router',
  'react-router-dom',
  'react-hook-form',
  '@tanstack/react-query',
  '@mui/material',
  '@mui/icons-material',
  '@mui/system',
  '@mui/utils',
  '@emotion/react',
  '@emotion/styled',
  '@emotion/cache',
]
