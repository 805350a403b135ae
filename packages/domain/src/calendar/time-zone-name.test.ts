import { expect, test } from 'vitest'
import { timeZoneName } from './time-zone-name.ts'

test.each([
  ['Asia/Tokyo', '2026-11-24', 'Japan Standard Time', '日本標準時'],
  ['America/New_York', '2026-11-24', 'Eastern Standard Time', '米国東部標準時'],
  ['America/New_York', '2026-07-24', 'Eastern Daylight Time', '米国東部夏時間'],
])('the name of %s on %s', (timeZone, day, en, ja) => {
  const moment = new Date(`${day}T01:12:00.000Z`)
  expect(timeZoneName(moment, 'en', timeZone)).toBe(en)
  expect(timeZoneName(moment, 'ja', timeZone)).toBe(ja)
})
