/** Four and four, as people read long codes aloud and type them. */
export function groupDigits(secret: string): string {
  return secret.replace(/\s/g, '').replace(/(.{4})(?=.)/g, '$1 ')
}
