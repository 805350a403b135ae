import { officeHours, sameDayUntil } from '@kakehashi/domain/calendar/office-hours'
import { type Language, languageFacts } from '@kakehashi/domain/language'
import { office } from '@kakehashi/domain/office'

const en = officeHours('en')
const ja = officeHours('ja')

/** A few lines about the office, from packages/domain/src/office.ts. */
export const officeTexts = {
  en: {
    hours: `Monday to Friday, ${en.opens} to ${en.closes}, lunch ${en.lunchFrom} to ${en.lunchUntil}; closed Saturday, Sunday and American holidays (Japan time)`,
    sameDay: `Same-day requests are to be made before ${sameDayUntil} in the morning; there is no expedite fee`,
    walkIns: 'Walk-ins are welcome, no appointment is needed',
    address: office.address.en.join(languageFacts.en.addressComma),
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
    hours: `月曜日から金曜日 ${ja.opens}〜${ja.closes}（昼休み ${ja.lunchFrom}〜${ja.lunchUntil}）。土曜・日曜と米国の祝日は休業（日本時間）`,
    sameDay: `当日仕上げは${sameDayUntil}までのお申し込み。特急料金はありません`,
    walkIns: '予約なしでご来所いただけます',
    address: office.address.ja.join(languageFacts.ja.addressComma),
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
