import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { parse } from 'yaml'
import { dashboardProblems } from './dashboard.ts'
import { isInstalled, run } from './programs.ts'

const folder = 'deploy/monitoring'
const runbooks = 'docs/operations/runbooks.md'

interface Alert {
  readonly alert: string
  readonly labels?: { readonly severity?: string }
  readonly annotations?: { readonly summary?: string; readonly runbook?: string }
}

interface RuleFile {
  readonly groups: readonly { readonly rules: readonly Alert[] }[]
}

interface RuleTests {
  readonly tests: readonly {
    readonly alert_rule_test?: readonly {
      readonly alertname: string
      readonly exp_alerts?: readonly unknown[]
    }[]
  }[]
}

export function monitoringProblems(): string[] {
  const alerts = globSync(`${folder}/alerts*.yaml`)
    .filter((file) => !file.endsWith('.test.yaml'))
    .toSorted()
    .flatMap((file) => alertsIn(file).map((alert) => ({ file, alert })))
  if (alerts.length === 0) return [`${folder}: no alerts were found`]
  return [
    ...alerts.flatMap(({ file, alert }) => alertProblems(file, alert)),
    ...untestedAlerts(alerts.map(({ alert }) => alert.alert)),
    ...dashboardProblems(`${folder}/dashboard.json`, expressionProblems),
    ...programProblems(),
  ]
}

function alertsIn(file: string): readonly Alert[] {
  const { groups } = parse(readFileSync(file, 'utf8')) as RuleFile
  return groups.flatMap(({ rules }) => rules)
}

/** Whoever is woken up reads what is wrong and where to look. */
function alertProblems(file: string, { alert, labels, annotations }: Alert): string[] {
  const problems: string[] = []
  if (!['critical', 'warning'].includes(labels?.severity ?? '')) problems.push('has no severity')
  if (!annotations?.summary) problems.push('has no summary')
  const [page, anchor = ''] = annotations?.runbook?.split('#') ?? []
  if (page !== runbooks || !anchorsOf(runbooks).has(anchor)) problems.push('has no runbook')
  return problems.map((problem) => `${file}: ${alert} ${problem}`)
}

/** The anchors that GitHub gives to headings. */
function anchorsOf(file: string): Set<string> {
  const headings = readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)
  return new Set(
    [...headings].map(([, text = '']) =>
      text
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  )
}

/** Each alert has a case in which it fires and one in which it does not. */
function untestedAlerts(names: readonly string[]): string[] {
  const file = `${folder}/alerts.test.yaml`
  const { tests } = parse(readFileSync(file, 'utf8')) as RuleTests
  const cases = tests.flatMap((test) => test.alert_rule_test ?? [])
  return names.flatMap((name) => {
    const own = cases.filter(({ alertname }) => alertname === name)
    const isFiring = (each: (typeof own)[number]) => (each.exp_alerts ?? []).length > 0
    if (!own.some(isFiring)) return [`${file}: ${name} never fires`]
    return own.every(isFiring) ? [`${file}: ${name} never stays quiet`] : []
  })
}

/** Prometheus checks expressions as if they were rules. */
function expressionProblems(expressions: readonly string[]): string[] {
  if (!isInstalled('promtool')) return []
  const place = mkdtempSync(join(tmpdir(), 'kakehashi-expressions-'))
  try {
    const rules = expressions.map((expr, index) => ({ record: `expression_${index}`, expr }))
    // YAML reads JSON too.
    writeFileSync(join(place, 'rules.yaml'), JSON.stringify({ groups: [{ name: 'all', rules }] }))
    const { isDone, output } = run('promtool', ['check', 'rules', join(place, 'rules.yaml')])
    return isDone ? [] : [output]
  } finally {
    rmSync(place, { recursive: true })
  }
}

function programProblems(): string[] {
  const checks: [program: string, args: string[], file: string][] = [
    ['promtool', ['check', 'config'], 'prometheus.yaml'],
    ['promtool', ['test', 'rules'], 'alerts.test.yaml'],
    ['amtool', ['check-config'], 'alertmanager.yaml'],
  ]
  return checks.flatMap(([program, args, name]) => {
    if (!isInstalled(program)) return []
    const { isDone, output } = run(program, [...args, join(folder, name)])
    return isDone ? [] : [`${folder}/${basename(name)}: ${output}`]
  })
}
