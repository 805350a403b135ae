/** Groups of four are easier to read aloud and to type. */
export function groupDigits(secret: string): string {
  return secret.replace(/\s/g, '').replace(/(.{4})(?=.)/g, '$1 ')
}
