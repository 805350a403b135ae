import type { TextPart } from './compare-sequences.ts'
import { compareWords } from './compare-words.ts'
import type { PrintedGroup, PrintedLine, PrintedPaper, PrintedSection } from './printed-paper.ts'

/** A line as it is printed now, or was printed before, with what is different. */
interface ComparedLine extends PrintedLine {
  readonly parts: readonly TextPart[]
  /** Its number among the changed lines, from 1; null if it is as before. */
  readonly change: number | null
}
interface ComparedSection extends Omit<PrintedSection, 'lines'> {
  readonly lines: readonly ComparedLine[]
}
interface ComparedGroup extends Omit<PrintedGroup, 'sections'> {
  readonly sections: readonly ComparedSection[]
}
interface ComparedPaper extends Omit<PrintedPaper, 'groups'> {
  readonly groups: readonly ComparedGroup[]
}

export interface Comparison {
  readonly papers: readonly ComparedPaper[]
  readonly changes: number
}

/** The papers of a version, line by line beside those of the version before; null if there is none. */
export function comparePapers(
  before: readonly PrintedPaper[] | null,
  after: readonly PrintedPaper[],
): Comparison {
  let changes = 0
  function compareLine({ old, now, shown: line }: Pair<PrintedLine>): ComparedLine {
    if (before === null) return { ...line, parts: unchanged(line.text), change: null }
    const parts = compareWords(old?.text ?? '', now?.text ?? '')
    const isChanged = parts.some(({ kind }) => kind !== 'same')
    if (isChanged) changes += 1
    return { ...line, parts, change: isChanged ? changes : null }
  }
  const compareSection = ({ old, now, shown }: Pair<PrintedSection>): ComparedSection => ({
    ...shown,
    lines: pairUp(old?.lines ?? [], now?.lines ?? [], keyOf).map(compareLine),
  })
  const compareGroup = ({ old, now, shown }: Pair<PrintedGroup>): ComparedGroup => ({
    ...shown,
    sections: pairUp(old?.sections ?? [], now?.sections ?? [], keyOf).map(compareSection),
  })
  const comparePaper = ({ old, now, shown }: Pair<PrintedPaper>): ComparedPaper => ({
    ...shown,
    groups: pairGroups(old?.groups ?? [], now?.groups ?? []).map(compareGroup),
  })
  const papers = pairUp(before ?? [], after, ({ document }) => document).map(comparePaper)
  return { papers, changes }
}

const unchanged = (text: string): TextPart[] => (text === '' ? [] : [{ kind: 'same', text }])
const keyOf = ({ key }: { readonly key: string }) => key

interface Pair<Item> {
  readonly old?: Item | undefined
  readonly now?: Item | undefined
  /** As it is now, or as it was if it is gone. */
  readonly shown: Item
}

/** In the order of now. What is gone stands where it was. */
function pairUp<Item>(
  before: readonly Item[],
  after: readonly Item[],
  keyOfItem: (item: Item) => string,
): Pair<Item>[] {
  const keys = new Set(after.map(keyOfItem))
  const pairs: Pair<Item>[] = []
  let passed = 0
  const passTo = (end: number) => {
    for (const old of before.slice(passed, end)) {
      if (!keys.has(keyOfItem(old))) pairs.push({ old, shown: old })
    }
    passed = Math.max(passed, end)
  }
  for (const now of after) {
    const at = before.findIndex((old) => keyOfItem(old) === keyOfItem(now))
    if (at !== -1) passTo(at)
    pairs.push({ old: before[at], now, shown: now })
  }
  passTo(before.length)
  return pairs
}

/** Persons are found again by their name, so that somebody who is inserted does not move the others. */
function pairGroups(
  before: readonly PrintedGroup[],
  after: readonly PrintedGroup[],
): Pair<PrintedGroup>[] {
  const matches = new Map<PrintedGroup, PrintedGroup>()
  const isFree = (old: PrintedGroup) => ![...matches.values()].includes(old)
  const match = (fits: (old: PrintedGroup, now: PrintedGroup) => boolean) => {
    for (const now of after) {
      if (matches.has(now)) continue
      const old = before.find((one) => one.key === now.key && isFree(one) && fits(one, now))
      if (old) matches.set(now, old)
    }
  }
  match((old, now) => nameIn(old) !== '' && nameIn(old) === nameIn(now))
  match((old, now) => placeIn(before, old) === placeIn(after, now))
  match(() => true)
  const ids = new Map([...matches.values()].map((old, at) => [old, String(at)]))
  const idOf = (group: PrintedGroup) =>
    ids.get(matches.get(group) ?? group) ?? `alone ${before.indexOf(group)} ${after.indexOf(group)}`
  return pairUp(before, after, idOf)
}

function nameIn({ sections }: PrintedGroup): string {
  const lines = sections.flatMap((section) => section.lines)
  return lines.find(({ kind }) => kind === 'name')?.text ?? ''
}

function placeIn(groups: readonly PrintedGroup[], group: PrintedGroup): number {
  return groups.filter(({ key }) => key === group.key).indexOf(group)
}
