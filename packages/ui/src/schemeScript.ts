/** Keys under which the browser keeps the visitor's choice of light, dark or system. */
export const modeKey = 'officina-mode'
export const colorSchemeKey = 'officina-color-scheme'

/**
 * Script text for the head of the HTML page: sets the scheme before the first paint, so a dark
 * page never flashes white. Put it in an inline `<script>` with the page's nonce or its hash.
 */
export const schemeScript = `(function(){try{var m=localStorage.getItem('${modeKey}')||'system';\
var d=m==='dark'||(m==='system'&&matchMedia('(prefers-color-scheme: dark)').matches);\
document.documentElement.setAttribute('data-color-scheme',d?'dark':'light')}catch(e){}})();`
