/**
 * Placeholders for services without a hand-written page. Their page is rendered once at build time,
 * and the server replaces the placeholders with values from the database. They consist of characters
 * that need no escaping in URLs, attributes and text. They must not be used inside a script.
 */
export const blank = {
  /** In every URL of the page; the page itself is rendered under this name. */
  slug: '__service-slug__',
  name: '__service-name__',
  /** For `lang`: English if there is no Japanese name. */
  nameLanguage: '__service-name-language__',
  description: '__service-description__',
  descriptionLanguage: '__service-description-language__',
  /** The start of the description on one line, for search engines. */
  summary: '__service-summary__',
  picture: '__service-picture__',
  workingDays: '__service-working-days__',
  price: '__service-price__',
} as const
export type Blank = keyof typeof blank

/**
 * Values of `data-when`: the element is kept only on pages of such services. It must not contain
 * another element with the same tag.
 */
export type Occasion =
  | 'picture'
  | 'no-picture'
  | 'same-day'
  | 'next-day'
  | 'later'
  | 'price'
  | 'no-price'
