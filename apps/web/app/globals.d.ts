/** The path of the PDF library's files: '/assets/pdf/6.5/'. Defined in vite.config.ts. */
declare const __PDF_PARTS__: string
/** The background colour, for the browser's own user interface. */
declare const __THEME_COLOUR__: string

/** The parts of Trusted Types that are used; TypeScript's library does not have them yet. */
interface TrustedTypePolicy {
  createScriptURL(address: string): TrustedScriptURL
}
interface TrustedScriptURL {
  toString(): string
}
declare const trustedTypes:
  | {
      createPolicy(
        name: string,
        rules: { createScriptURL(address: string): string },
      ): TrustedTypePolicy
    }
  | undefined

declare module '*.po' {
  import type { Messages } from '@lingui/core'

  export const messages: Messages
}
