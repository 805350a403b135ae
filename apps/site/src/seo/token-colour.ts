import tokens from '@kakehashi/ui/tokens.css?raw'

/** A colour of the light scheme from tokens.css. */
export function tokenColour(name: string): string {
  const colour = new RegExp(`--${name}:\\s*(#[0-9a-f]{6})`).exec(tokens)?.[1]
  if (colour === undefined) throw new Error(`tokens.css has no --${name}`)
  return colour
}
