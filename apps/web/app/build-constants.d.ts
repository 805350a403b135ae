/** Written into the code by the build (vite.config.ts). */
declare const __BUILD_YEAR__: string
/** 'https://kakehashi.example', or empty when the build was not told where the site will stand. */
declare const __SITE_ORIGIN__: string
