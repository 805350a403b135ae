import { lettersOf } from '../names/same-name.ts'
import type { NameEntry } from '../request/name-sheet.ts'

/** Whether a printed name is one of the persons: the whole name in either order, or a part of it. */
export function isOnSheet(name: string, entries: readonly NameEntry[]): boolean {
  const letters = lettersOf(name)
  return entries.some((entry) => spellingsOf(entry).includes(letters))
}

/** The entries that a printed line names, so that the screen can point at them. */
export function entriesIn<Entry extends NameEntry>(
  text: string,
  entries: readonly Entry[],
): Entry[] {
  const letters = lettersOf(text)
  return entries.filter((entry) => wholeNamesOf(entry).some((name) => letters.includes(name)))
}

function spellingsOf(entry: NameEntry): string[] {
  if (entry.kind !== 'person') return []
  const { family, given, kanjiFamily, kanjiGiven, kanaFamily, kanaGiven } = entry
  const parts = [family, given, kanjiFamily, kanjiGiven, kanaFamily, kanaGiven]
  return [...parts.map(lettersOf), ...wholeNamesOf(entry)].filter((letters) => letters !== '')
}

function wholeNamesOf(entry: NameEntry): string[] {
  if (entry.kind !== 'person') return []
  const { family, given, kanjiFamily, kanjiGiven, kanaFamily, kanaGiven } = entry
  const names = [
    `${family}${given}`,
    `${given}${family}`,
    `${kanjiFamily}${kanjiGiven}`,
    `${kanaFamily}${kanaGiven}`,
    `${kanaGiven}${kanaFamily}`,
  ]
  return names.map(lettersOf).filter((letters) => letters !== '')
}
