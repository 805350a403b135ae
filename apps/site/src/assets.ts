/** What the build produces for the pages. */
export interface SiteAssets {
  /** 'https://kakehashi.example'; search engines and link previews need absolute addresses. */
  readonly origin: string
  readonly themeColour: string
  readonly fonts: readonly string[]
  /** By folder below pages/: the base, the layout and what the page imports. */
  readonly styles: Readonly<Record<string, string>>
  /** Runs before the first paint and loads the islands later. */
  readonly script: string
  /** Scripts that the development server serves from source. */
  readonly modules?: readonly string[]
}
