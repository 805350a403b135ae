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
