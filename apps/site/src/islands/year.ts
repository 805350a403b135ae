import { officeYear } from '@kakehashi/domain/dates'

/** A page written last year is corrected as soon as script runs. */
export function showYear(): void {
  for (const place of document.querySelectorAll('[data-year]')) {
    place.textContent = officeYear(new Date())
  }
}
