import { officeYear } from '@kakehashi/domain/calendar/office-year'

/** A page written last year is corrected as soon as script runs. */
export function showYear(): void {
  for (const place of document.querySelectorAll('[data-year]')) {
    place.textContent = officeYear(new Date())
  }
}
