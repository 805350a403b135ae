import { currentYear } from '../../i18n/office-year.ts'

/** A page written last year is corrected as soon as script runs. */
export function showYear(): void {
  for (const place of document.querySelectorAll('[data-year]')) place.textContent = currentYear()
}
