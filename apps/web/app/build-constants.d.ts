/** Where the parts of the PDF engine are, written in by vite.config.ts: '/assets/pdf/6.5/'. */
declare const __PDF_PARTS__: string
/** The colour of the page, for the browser's own frame. */
declare const __THEME_COLOUR__: string
