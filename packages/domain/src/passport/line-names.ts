export type NamesInLines =
  | {
      readonly kind: 'read'
      readonly family: string
      readonly given: string
      readonly mayBeCut: boolean
    }
  | { readonly kind: 'refused'; readonly why: 'no-name' | 'names-unclear' }

/** The names in the lines: one filler for a space or a hyphen, two between family and given names. */
export function namesInLines(shown: string): NamesInLines {
  const written = shown.replace(/<+$/, '')
  if (written === '' || written.startsWith('<')) return { kind: 'refused', why: 'no-name' }
  const [family = '', given = '', ...more] = written.split(/<<+/)
  if (more.length > 0 || written.includes('<<<')) return { kind: 'refused', why: 'names-unclear' }

  return {
    kind: 'read',
    family: family.replaceAll('<', ' '),
    given: given.replaceAll('<', ' '),
    mayBeCut: !shown.endsWith('<'),
  }
}

/** ICAO Doc 9303, part 3, section 6. Letters with other marks lose them. */
const transliterations: Readonly<Record<string, string>> = {
  Ä: 'AE',
  Å: 'AA',
  Æ: 'AE',
  Ð: 'D',
  Đ: 'D',
  Ħ: 'H',
  İ: 'I',
  Ĳ: 'IJ',
  Ł: 'L',
  Ŋ: 'N',
  Ö: 'OE',
  Ø: 'OE',
  Œ: 'OE',
  ẞ: 'SS',
  Ŧ: 'T',
  Þ: 'TH',
  Ü: 'UE',
}

/** A name in the letters of the lines: JOSÉ GARCÍA-LORCA is JOSE<GARCIA<LORCA. */
export function nameForLines(name: string): string {
  return (
    name
      .normalize('NFC')
      .toUpperCase()
      .replaceAll(/./gu, (letter) => transliterations[letter] ?? letter)
      .normalize('NFD')
      // An apostrophe leaves no gap: O'CONNOR is OCONNOR.
      .replaceAll(/[\p{M}'’.]/gu, '')
      .replaceAll(/[^A-Z0-9]+/g, '<')
      .replaceAll(/^<|<$/g, '')
  )
}

/**
 * Whether a name as spelled can be the one in the lines, where hyphens are lost, umlauts are written
 * in one of several ways, and the end may be missing.
 */
export function fitsLines(
  spelled: { readonly family: string; readonly given: string },
  read: { readonly family: string; readonly given: string; readonly mayBeCut: boolean },
): boolean {
  const written = (parts: typeof spelled, spell: (name: string) => string) =>
    [parts.family, parts.given].map(spell).join('<<').replace(/<+$/, '')
  const inLines = written(read, nameForLines)

  return [nameForLines, withoutMarks].some((spell) => {
    const whole = written(spelled, spell)
    return read.mayBeCut ? whole.startsWith(inLines) : whole === inLines
  })
}

/** MÜLLER as MULLER, which many countries write instead of MUELLER. */
function withoutMarks(name: string): string {
  return nameForLines(name.normalize('NFD').replaceAll(/\p{M}/gu, ''))
}
