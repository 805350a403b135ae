/** What a scanner reported about one target. */
export interface Scan {
  readonly scanner: string
  readonly target: string
  /** A hole that the scanner has to find, instead of the office. */
  readonly isPlanted: boolean
  /** What it has to report about the planted hole. */
  readonly mustFind: readonly RegExp[]
  readonly findings: readonly Finding[]
  /** What was sent, or why it ended. */
  readonly note: string
}

export interface Finding {
  readonly title: string
  /** The scanner itself says that it is no weakness. */
  readonly isInformational?: boolean
  /** Why it is none in the office. */
  readonly explanation?: string | undefined
}

/** Prints a scan as soon as it has ended, because all of them need most of an hour. */
export function printScan(scan: Scan): void {
  const mark = isAsExpected(scan) ? 'ok  ' : 'FAIL'
  const kind = scan.isPlanted ? 'planted hole' : 'office'
  print(`${mark} ${scan.scanner}, ${kind}, ${scan.target}: ${scan.note}`)
  for (const [title, count] of counted(scan.findings)) print(`       ${count} × ${title}`)
  for (const hole of missed(scan)) print(`       did not find ${hole.source}`)
}

/** Whether the office is clean and every planted hole was found. */
export function printSummary(scans: readonly Scan[]): boolean {
  const problems = scans.filter((scan) => !isAsExpected(scan))
  print(`\n${scans.length} scans, ${problems.length} not as expected`)
  problems.forEach(printScan)
  return problems.length === 0
}

/** A scanner that finds nothing in the planted hole proves nothing about the office. */
function isAsExpected(scan: Scan): boolean {
  return scan.isPlanted ? missed(scan).length === 0 : weaknesses(scan).length === 0
}

function missed(scan: Scan): RegExp[] {
  if (!scan.isPlanted) return []
  return scan.mustFind.filter((hole) => !weaknesses(scan).some(({ title }) => hole.test(title)))
}

function weaknesses({ findings }: Scan): Finding[] {
  return findings.filter(
    ({ isInformational, explanation }) => !isInformational && explanation === undefined,
  )
}

function counted(findings: readonly Finding[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { title, isInformational, explanation } of findings) {
    const suffix = isInformational ? ' (informational)' : explanation && ` (${explanation})`
    const line = `${title}${suffix ?? ''}`
    counts.set(line, (counts.get(line) ?? 0) + 1)
  }
  return counts
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
