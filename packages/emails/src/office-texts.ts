import { hasLunch } from '@kakehashi/domain/calendar/office-calendar'
import { officeHours } from '@kakehashi/domain/calendar/office-hours'
import { capitalised, openDaysText } from '@kakehashi/domain/calendar/weekday-text'
import type { Words } from '@kakehashi/domain/language'
import type { Office } from '@kakehashi/domain/office'

/** Two lines. The second is empty if the office has neither a lunch break nor holidays. */
export function footerHours(office: Office): { hours: Words; breaks: Words } {
  const en = officeHours(office, 'en')
  const ja = officeHours(office, 'ja')
  const breaks = {
    en: [
      hasLunch(office) && `${en.lunchFrom} to ${en.lunchUntil} for lunch`,
      office.holidays === 'us-federal' && 'on American holidays',
    ].filter(Boolean),
    ja: japaneseBreaks(office),
  }
  return {
    hours: {
      en: `Open ${openDaysText(office, 'en')}, ${en.opens} to ${en.closes}`,
      ja: `窓口 ${openDaysText(office, 'ja')} ${ja.opens}〜${ja.closes}`,
    },
    breaks: {
      en: breaks.en.length === 0 ? '' : `Closed ${breaks.en.join(', and ')}`,
      ja: breaks.ja.join('、'),
    },
  }
}

/** One line, in the table that says where to come. */
export function counterHours(office: Office): Words {
  const en = officeHours(office, 'en')
  const ja = officeHours(office, 'ja')
  const closed = [
    hasLunch(office) && `${en.lunchFrom} to ${en.lunchUntil}`,
    office.holidays === 'us-federal' && 'on American holidays',
  ].filter(Boolean)
  const breaks = japaneseBreaks(office)
  const open = {
    en: `${capitalised(openDaysText(office, 'en'))}, ${en.opens} to ${en.closes}`,
    ja: `${openDaysText(office, 'ja')} ${ja.opens}〜${ja.closes}`,
  }
  return {
    en: closed.length === 0 ? open.en : `${open.en}, closed ${closed.join(' and ')}`,
    ja: breaks.length === 0 ? open.ja : `${open.ja}（${breaks.join('、')}）`,
  }
}

function japaneseBreaks(office: Office): string[] {
  const { lunchFrom, lunchUntil } = officeHours(office, 'ja')
  return [
    ...(hasLunch(office) ? [`昼休み ${lunchFrom}〜${lunchUntil}`] : []),
    ...(office.holidays === 'us-federal' ? ['米国の祝日は休業'] : []),
  ]
}

/** Whom to call; an office that is not set up has no number yet. */
export function phoneText(phone: string): Words {
  return phone === '' ? { en: 'the office', ja: '事務所' } : { en: phone, ja: phone }
}
