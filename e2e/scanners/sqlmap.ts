import { join } from 'node:path'
import type { ScannedCall } from './calls.ts'
import type { Finding, Scan } from './findings.ts'
import { runTool } from './run-tool.ts'

interface Target {
  readonly base: string
  readonly call: ScannedCall
  readonly dbms: 'PostgreSQL' | 'SQLite'
  readonly isPlanted: boolean
  readonly folder: string
}

const seconds = 60

/** Looks for SQL injection in every parameter of a call. */
export async function runSqlmap(target: Target): Promise<Scan> {
  const { base, call, dbms, isPlanted, folder } = target
  const { output, wasStopped, ...run } = await runTool('sqlmap', argumentsFor(target), {
    seconds,
    folder,
  })
  const requests = [...output.matchAll(/ - (\d+) times/g)].map(([, count]) => Number(count))
  const refused = requests.reduce((sum, count) => sum + count, 0)
  const isTested = /all tested parameters|is vulnerable|injection point/.test(output) || wasStopped
  const tested = [...output.matchAll(/testing '/g)].length
  const ending = wasStopped ? `stopped after ${seconds} s` : `${run.seconds} s`
  return {
    scanner: 'sqlmap',
    target: `${call.method} ${call.path.replace(/[?*].*/, '')} (${dbms}, ${new URL(base).port})`,
    isPlanted,
    findings: [...findingsIn(output), ...(isTested && tested > 0 ? [] : notTested(output))],
    note: `${tested} tests, ${refused} refused, ${ending}`,
  }
}

function argumentsFor({ base, call, dbms, folder }: Target): string[] {
  const { method, path, body, cookie } = call
  return [
    ...['-u', `${base}${path}`, '--method', method, '--batch', '--flush-session'],
    ...['--level', '2', '--risk', '2', '--dbms', dbms, '--time-sec', '3', '--timeout', '20'],
    // A session is a random token that is looked up by its hash; level 2 would test only that.
    ...['--skip', 'cookie', '--skip-waf', '--ignore-code', '*', '--keep-alive'],
    // A different address each time, so that the limits per address do not end the scan.
    ...['--tamper', 'xforwardedfor', '--output-dir', join(folder, 'sqlmap')],
    ...(cookie === undefined ? [] : ['--cookie', cookie]),
    ...(body ? ['--data', JSON.stringify(body), '-H', 'Content-Type: application/json'] : []),
  ]
}

function findingsIn(output: string): Finding[] {
  const places = output.matchAll(/^Parameter: (.+)$/gm)
  const titles = [...output.matchAll(/^ {4}Title: (.+)$/gm)].map(([, title]) => title)
  const injections = [...places].map(([, place]) => ({
    title: `SQL injection in ${place}: ${titles.join('; ')}`,
  }))
  const errors = [...output.matchAll(/(5\d\d \([^)]+\)) - \d+ times/g)].map(([, status]) => ({
    title: `replies ${status}`,
  }))
  return [...injections, ...errors]
}

/** A call that sqlmap could not test at all must not look clean. */
function notTested(output: string): Finding[] {
  const reason = [...output.matchAll(/\[(?:CRITICAL|ERROR)\] (.+)/g)].at(-1)?.[1]
  return [{ title: `could not be tested: ${reason ?? output.slice(-200)}` }]
}
