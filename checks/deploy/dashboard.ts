import { readFileSync } from 'node:fs'

interface Panel {
  readonly id?: number
  readonly type?: string
  readonly title?: string
  readonly gridPos?: Readonly<Record<'h' | 'w' | 'x' | 'y', number>>
  readonly targets?: readonly { readonly refId?: string; readonly expr?: string }[]
}

interface Dashboard {
  readonly title?: string
  readonly uid?: string
  readonly schemaVersion?: number
  readonly panels?: readonly Panel[]
}

/** Of Grafana 8, the first whose graphs are called 'timeseries'. */
const oldestSchema = 30
const columns = 24

/** Grafana imports almost anything and shows empty panels for what it does not understand. */
export function dashboardProblems(
  file: string,
  expressionProblems: (expressions: readonly string[]) => string[],
): string[] {
  const {
    title,
    uid,
    schemaVersion = 0,
    panels = [],
  } = JSON.parse(readFileSync(file, 'utf8')) as Dashboard
  const problems: string[] = []
  if (!title || !uid) problems.push('has no title or uid')
  if (schemaVersion < oldestSchema) problems.push('has an old schemaVersion, or none')
  if (panels.length === 0) problems.push('has no panels')
  const ids = panels.map(({ id }) => id)
  if (new Set(ids).size < ids.length) problems.push('has two panels with the same id')
  problems.push(...panels.flatMap(panelProblems))
  const expressions = panels.flatMap(({ targets = [] }) => targets.map(({ expr = '' }) => expr))
  problems.push(...expressionProblems(expressions))
  return problems.map((problem) => `${file} ${problem}`)
}

function panelProblems({ id, type, title = '', gridPos, targets = [] }: Panel): string[] {
  const problems: string[] = []
  if (!Number.isInteger(id)) problems.push('has no id')
  if (!gridPos || gridPos.x + gridPos.w > columns) problems.push('is not within the page')
  if (!['row', 'timeseries', 'stat'].includes(type ?? '')) problems.push(`is of type ${type}`)
  const names = targets.map(({ refId }) => refId)
  if (names.includes(undefined) || new Set(names).size < names.length) {
    problems.push('has targets with the same refId, or without one')
  }
  if ((type === 'row') !== (targets.length === 0)) problems.push('has no targets')
  if (targets.some(({ expr }) => !expr)) problems.push('has a target without a query')
  return problems.map((problem) => `panel '${title}' ${problem}`)
}
