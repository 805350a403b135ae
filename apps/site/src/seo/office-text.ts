import type { Language } from '@kakehashi/domain/language'
import { office } from '@kakehashi/domain/office'
import { writeTime } from './opening-hours.ts'

/** A few lines about the office, from packages/domain/src/office.ts. */
export function officeWords(language: Language) {
  const at = (time: string) => writeTime(time, language)
  const { opens, closes, lunchFrom, lunchUntil } = office.hours
  const address = office.address[language]
  if (language === 'ja') {
    return {
      hours: `月曜日から金曜日 ${at(opens)}〜${at(closes)}（昼休み ${at(lunchFrom)}〜${at(lunchUntil)}）。土曜・日曜と米国の祝日は休業（日本時間）`,
      sameDay: `当日仕上げは${at(office.sameDayUntil)}までのお申し込み。特急料金はありません`,
      walkIns: '予約なしでご来所いただけます',
      address: address.join(' '),
    }
  }
  return {
    hours: `Monday to Friday, ${at(opens)} to ${at(closes)}, lunch ${at(lunchFrom)} to ${at(lunchUntil)}; closed Saturday, Sunday and American holidays (Japan time)`,
    sameDay: `Same-day requests are to be made before ${writeTime(office.sameDayUntil, 'ja')} in the morning; there is no expedite fee`,
    walkIns: 'Walk-ins are welcome, no appointment is needed',
    address: address.join(', '),
  }
}
