import type { Components, CssVarsTheme, Theme } from '@mui/material/styles'

const phone = '@media (max-width:599.95px)'
const still = '@media (prefers-reduced-motion: reduce)'
const ring = {
  outline: '2px solid var(--mui-palette-primary-main)',
  outlineOffset: 2,
}
// its ring stays beside the words after it
const box = {
  color: 'var(--mui-palette-control)',
  '&.Mui-focusVisible': { outlineOffset: -7 },
}
const touch = { [phone]: { minHeight: 44 } }
const banner = 'var(--banner, 0px)'
const shadow = '0 8px 24px rgb(28 36 33 / 0.14)'
const toned = (tone: string) => ({
  color: `var(--mui-palette-tone-${tone}-text)`,
  backgroundColor: `var(--mui-palette-tone-${tone}-tint)`,
  '& .MuiAlert-icon': { color: 'inherit' },
})
const floating = {
  border: '1px solid var(--mui-palette-divider)',
  boxShadow: shadow,
  backgroundImage: 'none',
}

/** What every MUI component looks like here: borders before shadows, a ring of focus, 44 px on phones. */
export const themeComponents: Components<Omit<Theme, 'components' | 'palette'> & CssVarsTheme> = {
  MuiCssBaseline: {
    styleOverrides: {
      // what takes the focus stays clear of the header and of bars at the foot, also of two rows
      html: { scrollPaddingTop: 80, scrollPaddingBottom: 144 },
      body: { overflowWrap: 'anywhere' },
      ':focus-visible': ring,
      // Places that take the focus by program only; the ring belongs to controls.
      'main:focus, h1:focus, [data-form-summary]:focus, [role=dialog]:focus': { outline: 'none' },
      // `sx` takes `font: 'inherit'` for a font of the theme and leaves it out
      'button, input': { font: 'inherit' },
      a: { color: 'var(--mui-palette-primary-main)', textUnderlineOffset: '0.2em' },
      // a press is seen at once, also where what it brings has to be fetched
      ':where(a, button, summary, [role=button]):active:not(:disabled)': { opacity: 0.7 },
      '.status-chip': {
        display: 'inline-flex',
        alignItems: 'center',
        flexShrink: 0,
        padding: '2px 8px',
        borderRadius: '8px',
        fontSize: '0.875rem',
        fontWeight: 600,
        lineHeight: 1.43,
        whiteSpace: 'nowrap',
        color: 'var(--text)',
        backgroundColor: 'var(--tint)',
      },
      // an inline block is not underlined with the link it stands in
      '.muted': {
        display: 'inline-block',
        marginLeft: 8,
        fontSize: '0.875rem',
        fontWeight: 400,
        color: 'var(--mui-palette-text-secondary)',
      },
      // as MUI's, of which a list would have 25
      '.icon-button': {
        display: 'inline-flex',
        alignItems: 'center',
        justifyContent: 'center',
        flexShrink: 0,
        verticalAlign: 'middle',
        padding: 8,
        border: 0,
        borderRadius: 8,
        color: 'var(--mui-palette-action-active)',
        backgroundColor: 'transparent',
        cursor: 'pointer',
        [phone]: { minWidth: 44, minHeight: 44 },
        '&:hover': { backgroundColor: 'var(--mui-palette-action-hover)' },
        '& > svg': { width: 24, height: 24, fill: 'currentColor' },
      },
      [still]: {
        '*, *::before, *::after': {
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
          transitionDuration: '0.01ms !important',
          scrollBehavior: 'auto !important',
        },
      },
      '@media print': { 'header, footer, nav, [data-noprint]': { display: 'none !important' } },
    },
  },
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { '&.Mui-focusVisible': ring } },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: { minHeight: 40, borderRadius: 8, ...touch },
      sizeSmall: { minHeight: 32, fontSize: '0.875rem' },
      outlined: { borderColor: 'var(--mui-palette-control)' },
      contained: { '&.Mui-focusVisible': { boxShadow: 'none' } },
    },
  },
  // the button of a notice never breaks its words: on phones it stands below them
  MuiAlert: {
    styleOverrides: {
      root: {
        [phone]: { flexWrap: 'wrap' },
        '&.MuiAlert-standard.MuiAlert-colorInfo': toned('progress'),
        '&.MuiAlert-standard.MuiAlert-colorSuccess': toned('good'),
        '&.MuiAlert-standard.MuiAlert-colorWarning': toned('attention'),
        '&.MuiAlert-standard.MuiAlert-colorError': toned('stopped'),
      },
      message: { whiteSpace: 'pre-line', [phone]: { flex: '1 1 200px' } },
      action: { flexShrink: 0, whiteSpace: 'nowrap' },
    },
  },
  MuiIconButton: {
    styleOverrides: { root: { borderRadius: 8, [phone]: { minWidth: 44, minHeight: 44 } } },
  },
  MuiMenuItem: { styleOverrides: { root: touch } },
  MuiListItemButton: { styleOverrides: { root: { borderRadius: 8, ...touch } } },
  MuiOutlinedInput: {
    styleOverrides: {
      root: {
        backgroundColor: 'var(--mui-palette-background-paper)',
        ...touch,
        '&.Mui-focused': ring,
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderWidth: 1 },
      },
      notchedOutline: { borderColor: 'var(--mui-palette-control)' },
      input: { '&:focus-visible': { outline: 'none' } },
    },
  },
  // below 16 px a phone zooms in on what is typed into
  MuiInputBase: {
    styleOverrides: {
      input: { '&:focus-visible': { outline: 'none' }, [phone]: { fontSize: '1rem' } },
    },
  },
  MuiFormHelperText: { styleOverrides: { root: { marginInline: 0, fontSize: '0.875rem' } } },
  MuiCheckbox: { styleOverrides: { root: box } },
  MuiRadio: { styleOverrides: { root: box } },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    // cut off at its corners, but nothing that headings of a table within could stick to
    styleOverrides: { root: { borderRadius: 12, backgroundImage: 'none', overflow: 'clip' } },
  },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiAppBar: {
    defaultProps: { elevation: 0, color: 'inherit' },
    styleOverrides: { root: { borderBottom: '1px solid var(--mui-palette-divider)' } },
  },
  MuiPopover: { styleOverrides: { paper: floating } },
  MuiAutocomplete: { styleOverrides: { paper: floating } },
  // a drawer and a dialog as large as the screen begin below the banner of a page without a connection
  MuiDialog: {
    styleOverrides: {
      paper: { ...floating, borderRadius: 12 },
      paperFullScreen: { marginTop: banner, height: `calc(100% - ${banner})` },
    },
  },
  MuiDrawer: { styleOverrides: { paper: { boxShadow: shadow, paddingTop: banner } } },
  MuiTooltip: { styleOverrides: { tooltip: { fontSize: '0.875rem' } } },
  MuiLink: {
    defaultProps: { underline: 'always' },
    styleOverrides: { root: { textUnderlineOffset: '0.2em', borderRadius: 4 } },
  },
  MuiChip: { styleOverrides: { root: { borderRadius: 8 } } },
}
