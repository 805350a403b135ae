/**
 * A service without a page written by hand gets one that is rendered once, with blanks where its
 * own words go; the server fills them in from the database. A blank is made of characters that an
 * address, an attribute and a text all carry unchanged, so it may stand in any of them, but never
 * inside a script.
 */
export const blank = {
  /** In every address of the page; the page itself is rendered under this name. */
  slug: '__service-slug__',
  name: '__service-name__',
  /** For `lang`: the English stands in for a translation that is missing. */
  nameLanguage: '__service-name-language__',
  description: '__service-description__',
  descriptionLanguage: '__service-description-language__',
  /** The beginning of the description on one line, for search engines. */
  summary: '__service-summary__',
  picture: '__service-picture__',
  workingDays: '__service-working-days__',
  price: '__service-price__',
} as const
export type Blank = keyof typeof blank

/**
 * An element with `data-when` stands only on pages of such services. It may not hold another
 * element of its own kind.
 */
export type Occasion =
  | 'picture'
  | 'no-picture'
  | 'same-day'
  | 'next-day'
  | 'later'
  | 'price'
  | 'no-price'
