import type { Language } from '@kakehashi/domain/language'

/** Between amounts, names and the like that stand in one line. */
export const comma: Readonly<Record<Language, string>> = { en: ', ', ja: '、' }
