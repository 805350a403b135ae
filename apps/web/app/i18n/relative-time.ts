import type { Language } from '@kakehashi/domain/language'

const day = 86_400_000
// The longest that has passed at least once is what people say.
const units = [
  ['year', 365.25 * day],
  ['month', 30.44 * day],
  ['week', 7 * day],
  ['day', day],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** How long ago, as people say it: '3 months ago', '3か月前'. */
export function formatTimeAgo(moment: string, language: Language, now = Date.now()): string {
  const passed = Math.max(0, now - Date.parse(moment))
  const [unit, length] = units.find(([, each]) => passed >= each) ?? (['minute', 60_000] as const)
  const count = Math.floor(passed / length)
  const written = new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-count, unit)
  // Japanese is set solid.
  return language === 'ja' ? written.replaceAll(' ', '') : written
}
