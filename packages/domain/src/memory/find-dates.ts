import { monthNames } from '../dates/months.ts'
import { numeralSigns } from '../dates/numerals.ts'
import { readAmericanDate } from '../dates/read-american-date.ts'
import { readJapaneseDate } from '../dates/read-japanese-date.ts'
import { findAll, type Span } from './spans.ts'

const kanjiEra = '(?:明治|大正|昭和|平成|令和|西暦|慶応|慶應|元治|文久|万延|安政|嘉永)'
const latinEra = '(?:meiji|taisho|showa|heisei|reiwa)'
const number = `[${numeralSigns}]+`
const months = monthNames.map((name) => `${name.slice(0, 3)}(?:${name.slice(3)})?`)
const month = `(?:${months.join('|')}|sept)\\.?`
const date = '\\d{1,2}(?:st|nd|rd|th)?'
const alone = (pattern: string) => `(?<![a-z\\d])${pattern}(?![a-z\\d])`

/** On folded text, longer forms first. */
const patterns = [
  `${kanjiEra} *(?:${number}|元) *年(?: *${number} *月(?: *${number} *日)?)?`,
  `${number} *年 *${number} *月(?: *${number} *日)?`,
  `(?<!\\d)\\d{4} *年`,
  `${number} *月 *${number} *日`,
  alone(`${latinEra} +(?:year +)?\\d{1,2}(?:([./-])\\d{1,2}\\1\\d{1,2})?`),
  alone(`[mtshr]\\d{1,2}([./-])\\d{1,2}\\1\\d{1,2}`),
  alone(`${month} +${date}(?:,? +\\d{4})?`),
  alone(`${date}(?: +day)?(?: +of)?[ -]?${month}(?:,?[ -]?(?:\\d{4}|\\d{2}))?`),
  alone(`${month},? +\\d{4}`),
  alone(`\\d{4}([./-])\\d{1,2}\\1\\d{1,2}`),
  alone(`\\d{1,2}([./-])\\d{1,2}\\1(?:\\d{4}|\\d{2})`),
].map((pattern) => new RegExp(pattern, 'gi'))

/** Dates of both calendars, also without their day or their year. */
export function findDates(foldedText: string): Span[] {
  return findAll(foldedText, patterns, 'date', keyOf)
}

/** 平成6年4月17日 and April 17, 1994 are one day. */
function keyOf(found: string): string {
  for (const read of [readJapaneseDate(found), readAmericanDate(found)]) {
    if (read.kind === 'read') return read.day
  }
  return found.replaceAll(/\s/g, '')
}
