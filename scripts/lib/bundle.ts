import { fileURLToPath } from 'node:url'

const router = (file: string) =>
  fileURLToPath(new URL(`../../node_modules/react-router/dist/production/${file}`, import.meta.url))

/** react-router's export map names its development build for every browser; this names the other one. */
export const PRODUCTION_ROUTER = [
  { find: /^react-router$/, replacement: router('index.mjs') },
  { find: /^react-router\/dom$/, replacement: router('dom-export.mjs') },
]

/**
 * What libraries do as they load and no page needs: react-router names and wraps components that nobody imports, and
 * draws the pages of its own framework; MUI makes five themes for who has no `ThemeProvider`, and a script for the
 * colours of a server that draws pages; Emotion knows the prefixes of all browsers, compiles styles while the page
 * changes (`styleCache.ts`), and draws a component for each style, also for one that the page has.
 */
export const leanLibraries = () => ({
  name: 'lean-libraries',
  transform: {
    filter: {
      id: /react-router\/dist\/production\/|@mui\/(material|system)\/.*\.mjs$|@emotion\/(cache|styled\/base)\/.*browser\.esm\.js$/,
    },
    handler: (code: string) => ({
      code: code
        .replace(/^\w+\.displayName = ".*";$/gm, '')
        .replace(/= (React\d*\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1')
        .replace(
          /^var (Await|Remix)ErrorBoundary = class .*\n([ }].*\n|\n)*/gm,
          'var $1ErrorBoundary;\n',
        )
        .replace('shouldPrefetch && !isAbsolute', 'false')
        .replace('options.stylisPlugins || defaultStylisPlugins', 'options.stylisPlugins || []')
        .replace(/(var Insertion = .*\n(?:.*\n){3})/, '$1  cache.compile?.(serialized);\n')
        .replace(
          '/*#__PURE__*/React.createElement(Insertion,',
          "cache.inserted[serialized.name] && typeof FinalTag === 'string' ? null : $&",
        )
        .replace('params => buildInitColorSchemeScript(', 'params => (')
        .replace(/^(.*const \w*[dD]efaultTheme = )createTheme\(\);$/gm, '$1{};'),
      map: null,
    }),
  },
})

const instead = (file: string, ...found: RegExp[]) =>
  found.map((find) => ({
    find,
    replacement: fileURLToPath(new URL(`leftOut/${file}`, import.meta.url)),
  }))

/** What a library brings along and no page needs, and what stands in its place. */
export const LEFT_OUT = [
  // answers with what it is given
  ...instead(
    'same.mjs',
    // Emotion copies statics in `withTheme` alone, which nothing here calls
    /^hoist-non-react-statics$/,
    // react-admin's own export to CSV and its names for fields without a label
    /^jsonexport\/dist\/index\.js$/,
    /^inflection$/,
  ),
  // buttons have no ripple (`disableRipple` of the theme) and no `loading`
  ...instead('nothing.mjs', /^\.\/TouchRipple\.mjs$/, /^\.\.\/CircularProgress\/index\.mjs$/),
  ...instead('useNoRipple.mjs', /^\.\.\/useLazyRipple\/index\.mjs$/),
]

const libraries =
  /node_modules\/(react|react-dom|scheduler|react-router|@emotion\/[\w-]+|stylis|clsx|hoist-non-react-statics|react-is|@mui\/(system|utils|styled-engine|private-theming))\//
const material =
  /@mui\/material\/(styles|utils|transitions|colors|locale|internal|Box|Button|ButtonBase|IconButton|Typography|InputBase|OutlinedInput|InputAdornment|FormControl|FormHelperText|TextareaAutosize|Checkbox|Paper|Card|CssBaseline|GlobalStyles|SvgIcon|CircularProgress)\//
const shared =
  /packages\/ui\/src\/(text|theme|themeComponents|tokens|AuthCard|BrandMark|Field|EmailField|PasswordField|CheckField|FormError|SubmitButton|useServerForm|Footer|AppShell|SkipLink|PlainSelect|ColorSchemeToggle|link|OfficinaThemeProvider|schemeScript|lazyPart)\.tsx?$/

const signIn =
  /packages\/client\/src\/errors\.ts$|apps\/portal\/src\/features\/auth\/(LoginForm|Links|area)\.tsx?$|apps\/console\/src\/session\//

/** Of the libraries' folders, but no sign-in page needs it. */
const later =
  /useRovingTabIndex|\/Stack\/|internal\/Transition|svg-icons\/(?!CheckBox|IndeterminateCheckBox)|session\/roleWords/

/** What every sign-in page needs: the libraries, the theme, and forms. */
export const isBase = (id: string) =>
  !later.test(id) && [libraries, material, shared, signIn].some((part) => part.test(id))
