import { defaultLanguage, isLanguage } from '@kakehashi/domain/language'
import type { OfficeDay } from '@kakehashi/domain/calendar/office-day'
import { readCalendar, type RegularCalendar } from '../parts/calendar-data.ts'
import { officeStatus, type OfficeStatus, type Slots } from '../parts/office-status.ts'
import { dayLine } from '../parts/day-scale.ts'
import { followOffice } from './office-clock.ts'

/** Shows the sentences that apply now and fills in their slots. */
export function start(element: HTMLElement): void {
  const { lang } = document.documentElement
  const language = isLanguage(lang) ? lang : defaultLanguage
  const calendar = readCalendar(element)
  followOffice(calendar, (day) => {
    write(element, officeStatus(day, language))
    draw(element, day, calendar)
  })
}

function write(element: HTMLElement, { occasions, slots }: OfficeStatus): void {
  for (const place of element.querySelectorAll<HTMLElement>('[data-slot]')) {
    const text = slots[place.dataset['slot'] as keyof Slots]
    if (place.textContent !== text) place.textContent = text
  }
  for (const sentence of element.querySelectorAll<HTMLElement>('[data-when]')) {
    const holds = occasions.some((occasion) => isAmong(occasion, sentence.dataset['when']))
    sentence.hidden = !holds
  }
}

function isAmong(word: string, list = ''): boolean {
  return list.split(' ').includes(word)
}

/** Moves the mark for the current time, or hides it outside opening hours. */
function draw(element: HTMLElement, day: OfficeDay, calendar: RegularCalendar): void {
  const { past, now } = dayLine(day, calendar)
  element.querySelector('[data-past]')?.setAttribute('d', past)
  const mark = element.querySelector('[data-now]')
  mark?.setAttribute('transform', `translate(${now ?? 0} 0)`)
  mark?.setAttribute('visibility', visibility(now !== null))
  // Hide the label of an hour that the 'now' label would overlap.
  for (const hour of element.querySelectorAll<SVGElement>('[data-hour]')) {
    const isCovered = now !== null && Math.abs(Number(hour.dataset['hour']) - now) < 26
    hour.setAttribute('visibility', visibility(!isCovered))
  }
}

function visibility(isVisible: boolean): string {
  return isVisible ? 'visible' : 'hidden'
}
