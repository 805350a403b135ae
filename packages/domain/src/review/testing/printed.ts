import type { PrintedGroup, PrintedLine, PrintedPaper } from '../printed-paper.ts'

const words = (text: string) => ({ en: text, ja: text })

export function printedLine(key: string, text: string, other: Partial<PrintedLine> = {}) {
  return { key, kind: 'text', label: words(key), source: '', text, ...other } as const
}

/** A person of a register, with a name and further lines. */
export function printedPerson(at: number, name: string, lines: readonly PrintedLine[] = []) {
  const named = printedLine('name', name, { kind: 'name' })
  return {
    key: 'person',
    of: words('Person'),
    label: words(`Person ${at}`),
    heading: words(`Person ${at}`),
    sections: [{ key: 'person', label: words('Person'), lines: [named, ...lines] }],
  } satisfies PrintedGroup
}

export function printedRegister(
  groups: readonly PrintedGroup[],
  other: Partial<PrintedPaper> = {},
): PrintedPaper {
  return {
    document: 'register',
    template: 'family-register',
    from: 'ja',
    title: words('Family register'),
    kinds: ['name', 'text'],
    groups,
    ...other,
  }
}
