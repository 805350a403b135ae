/** Written into the code by the build (vite.config.ts). */
declare const __BUILD_YEAR__: string
/** Where the site will stand: 'https://kakehashi.example'. */
declare const __SITE_ORIGIN__: string
/** Where the parts of the PDF engine stand: '/assets/pdf/6.5/'. */
declare const __PDF_PARTS__: string
