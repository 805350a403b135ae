/** Where the parts of the PDF engine are, written in by vite.config.ts: '/assets/pdf/6.5/'. */
declare const __PDF_PARTS__: string
