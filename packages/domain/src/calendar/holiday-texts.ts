import type { Words } from '../language.ts'

export const weekendText: Words = { en: 'Weekend', ja: '土曜・日曜' }

/** A weekday other than Saturday and Sunday on which the office is always closed. */
export const regularDayOffText: Words = { en: 'Regular day off', ja: '定休日' }

export const holidayNames = {
  newYear: { en: "New Year's Day", ja: '元日' },
  king: { en: 'Martin Luther King Jr. Day', ja: 'キング牧師記念日' },
  presidents: { en: "Presidents' Day", ja: '大統領の日' },
  memorial: { en: 'Memorial Day', ja: '戦没将兵追悼記念日' },
  juneteenth: { en: 'Juneteenth', ja: 'ジューンティーンス（奴隷解放記念日）' },
  independence: { en: 'Independence Day', ja: '独立記念日' },
  labor: { en: 'Labor Day', ja: 'レイバーデー（労働者の日）' },
  columbus: { en: 'Columbus Day', ja: 'コロンブス・デー' },
  veterans: { en: 'Veterans Day', ja: '退役軍人の日' },
  thanksgiving: { en: 'Thanksgiving Day', ja: '感謝祭' },
  christmas: { en: 'Christmas Day', ja: 'クリスマス' },
} as const satisfies Record<string, Words>

/** A holiday on the day on which it is observed instead. */
export const observedHoliday: Words = { en: '{name} (observed)', ja: '{name}の振替休日' }
