/** The path of the PDF library's files: '/assets/pdf/6.5/'. Defined in vite.config.ts. */
declare const __PDF_PARTS__: string
/** The background colour, for the browser's own user interface. */
declare const __THEME_COLOUR__: string
