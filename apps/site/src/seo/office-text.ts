import { officeHours } from '@kakehashi/domain/calendar/office-hours'
import { type Language, languageFacts } from '@kakehashi/domain/language'
import { addressLines, type Office } from '@kakehashi/domain/office'
import { hasLunch } from '@kakehashi/domain/calendar/office-calendar'
import { capitalised } from '@kakehashi/domain/calendar/weekday-text'
import { officeWords } from '../parts/office-words.ts'

/** A few lines about the office. */
export function officeTexts(office: Office) {
  const en = officeHours(office, 'en')
  const ja = officeHours(office, 'ja')
  return {
    en: {
      hours: englishHours(office),
      sameDay: `Same-day requests are to be made before ${en.sameDayUntil}; there is no expedite fee`,
      walkIns: 'Walk-ins are welcome, no appointment is needed',
      address: addressOf(office, 'en'),
      labels: {
        office: 'The office',
        pages: 'Pages',
        hours: 'Hours',
        sameDay: 'Same day',
        walkIns: 'Walk-ins',
        phone: 'Phone',
        base: 'from a base phone',
        email: 'E-mail',
        address: 'Address',
      },
    },
    ja: {
      hours: japaneseHours(office),
      sameDay: `当日仕上げは${ja.sameDayUntil}までのお申し込み。特急料金はありません`,
      walkIns: '予約なしでご来所いただけます',
      address: addressOf(office, 'ja'),
      labels: {
        office: '事務所について（日本語）',
        pages: '日本語のページ',
        hours: '受付時間',
        sameDay: '当日仕上げ',
        walkIns: '窓口',
        phone: '電話',
        base: '基地内電話から',
        email: 'メール',
        address: '所在地',
      },
    },
  } satisfies Record<Language, object>
}

function englishHours(office: Office): string {
  const { opens, closes, lunchFrom, lunchUntil } = officeHours(office, 'en')
  const { openDays, closedDays } = officeWords(office, 'en')
  const lunch = hasLunch(office) ? `, lunch ${lunchFrom} to ${lunchUntil}` : ''
  const closed = closedDays === null ? '' : `; closed ${closedDays}`
  const zone = timeZoneName(office, 'en')
  return `${capitalised(openDays)}, ${opens} to ${closes}${lunch}${closed} (${zone})`
}

function japaneseHours(office: Office): string {
  const { opens, closes, lunchFrom, lunchUntil } = officeHours(office, 'ja')
  const { openDays, closedDays } = officeWords(office, 'ja')
  const lunch = hasLunch(office) ? `（昼休み ${lunchFrom}〜${lunchUntil}）` : ''
  const closed = closedDays === null ? '' : `。${closedDays}は休業`
  return `${openDays} ${opens}〜${closes}${lunch}${closed}（${timeZoneName(office, 'ja')}）`
}

/** 'Japan Standard Time', without a word about daylight saving time. */
function timeZoneName({ timeZone }: Office, language: Language): string {
  const format = new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'longGeneric' })
  const name = format.formatToParts().find(({ type }) => type === 'timeZoneName')
  return name?.value ?? timeZone
}

function addressOf(office: Office, language: Language): string {
  return addressLines(office, language).join(languageFacts[language].addressComma)
}
