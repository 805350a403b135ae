import { officeYear } from '@kakehashi/domain/calendar/office-year'

/** The page may have been rendered last year. */
export function showYear(): void {
  for (const place of document.querySelectorAll('[data-year]')) {
    place.textContent = officeYear(new Date())
  }
}
