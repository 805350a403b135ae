import type { Language } from '../language.ts'
import type { Office } from '../office.ts'

/** Monday first, as opening hours are written. 0 is Sunday. */
const week = [1, 2, 3, 4, 5, 6, 0] as const

const names: Readonly<Record<Language, readonly string[]>> = {
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  ja: ['日曜', '月曜', '火曜', '水曜', '木曜', '金曜', '土曜'],
}

interface Format {
  readonly everyDay: string
  readonly range: (from: string, until: string) => string
  readonly list: (parts: readonly string[]) => string
  readonly federalHolidays: string
}

const formats: Readonly<Record<Language, Format>> = {
  en: {
    everyDay: 'every day',
    range: (from, until) => `${from} to ${until}`,
    list: (parts) => new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(parts),
    federalHolidays: 'American holidays',
  },
  ja: {
    everyDay: '毎日',
    range: (from, until) => `${from}〜${until}`,
    list: (parts) => parts.join('・'),
    federalHolidays: '米国の祝日',
  },
}

/** The days of the week, Monday first. */
export function weekdayNames(language: Language): { day: number; name: string }[] {
  return week.map((day) => ({ day, name: names[language][day] ?? '' }))
}

/** 'Monday to Friday', 'Monday, Wednesday and Friday', 'every day'. */
export function openDaysText({ openWeekdays }: Pick<Office, 'openWeekdays'>, language: Language) {
  const format = formats[language]
  const open = week.filter((day) => openWeekdays.includes(day))
  const [first, last] = [open[0], open.at(-1)]
  if (open.length === week.length) return format.everyDay
  const isRange =
    first !== undefined &&
    last !== undefined &&
    open.length > 2 &&
    week.indexOf(last) - week.indexOf(first) === open.length - 1
  const name = (day: number) => names[language][day] ?? ''
  return isRange ? format.range(name(first), name(last)) : format.list(open.map(name))
}

/** For days that begin a sentence or a line: 'every day' becomes 'Every day'. */
export function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** 'Saturday, Sunday and American holidays'; null for an office that is always open. */
export function closedDaysText(
  { openWeekdays, holidays }: Pick<Office, 'openWeekdays' | 'holidays'>,
  language: Language,
): string | null {
  const format = formats[language]
  const closed = week
    .filter((day) => !openWeekdays.includes(day))
    .map((day) => names[language][day] ?? '')
  if (holidays === 'us-federal') closed.push(format.federalHolidays)
  return closed.length === 0 ? null : format.list(closed)
}
