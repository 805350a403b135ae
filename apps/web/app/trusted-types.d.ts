/** Not in TypeScript's own library yet; as much of it as is used. */
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
