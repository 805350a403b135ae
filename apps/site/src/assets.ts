/** What the build made beside the pages, and where they will be. */
export interface SiteAssets {
  /** 'https://kakehashi.example': search engines and link previews take whole addresses only. */
  readonly origin: string
  readonly themeColour: string
  readonly fonts: readonly string[]
  /** By folder below pages/: the base, the layout and what the page itself imports. */
  readonly styles: Readonly<Record<string, string>>
  /** Runs before the first frame, and fetches the islands later. */
  readonly script: string
  /** Scripts that a development server loads from their source. */
  readonly modules?: readonly string[]
}
