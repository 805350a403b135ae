import { join } from 'node:path'
import type { ScannedCall } from './calls.ts'
import type { Finding, Scan } from './findings.ts'
import { runTool } from './run-tool.ts'

interface Target {
  readonly base: string
  readonly call: ScannedCall
  readonly isPlanted: boolean
  readonly folder: string
}

const seconds = 90

/** Looks for SQL injection in every parameter of a call. */
export async function runSqlmap(target: Target): Promise<Scan> {
  const { call, isPlanted, folder } = target
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
    target: `${call.method} ${call.path.replace(/[?*].*/, '')}`,
    isPlanted,
    mustFind: [/SQL injection/],
    findings: [...findingsIn(output), ...(isTested && tested > 0 ? [] : notTested(output))],
    note: `${tested} tests, ${refused} refused, ${ending}`,
  }
}

function argumentsFor({ base, call, folder }: Target): string[] {
  const { method, path, body, cookie } = call
  const target = ['-u', `${base}${path}`, '--method', method, '--dbms', 'PostgreSQL']
  const way = ['--batch', '--flush-session', '--skip-waf', '--ignore-code', '*', '--keep-alive']
  const depth = ['--level', '2', '--risk', '2', '--time-sec', '3', '--timeout', '20']
  // A session is a random token that is looked up by its hash, so the cookie is left out.
  const omitted = ['--skip', 'cookie', '--output-dir', join(folder, 'sqlmap')]
  // A different address each time, so that the limits per address do not end the scan.
  const addresses = ['--tamper', 'xforwardedfor']
  const person = cookie === undefined ? [] : ['--cookie', cookie]
  const json = body ? ['--data', JSON.stringify(body), '-H', 'Content-Type: application/json'] : []
  return [...target, ...way, ...depth, ...omitted, ...addresses, ...person, ...json]
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
