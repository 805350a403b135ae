import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Finding, Scan } from './findings.ts'
import { explanationOf } from './false-alarms.ts'
import { runTool } from './run-tool.ts'

interface Target {
  readonly name: string
  readonly url: string
  /** Addresses that a crawler without JavaScript does not find. */
  readonly pages: readonly string[]
  readonly cookie?: string
  readonly isPlanted: boolean
  readonly folder: string
  /** Answers wapiti whether a server has called it, in place of wapiti's own site. */
  readonly callbackUrl: string
}

/** Without `blindsql`, whose attempts are no valid SQL of PostgreSQL. sqlmap covers it. */
const modules = [
  'xss',
  'permanentxss',
  'sql',
  'exec',
  'file',
  'redirect',
  'ssrf',
  'crlf',
  'xxe',
  'csrf',
  'csp',
  'http_headers',
  'cookieflags',
  'methods',
  'backup',
]
/** The categories of what `planted-holes.ts` has. */
const planted = [
  /^Cross Site Scripting/,
  /^SQL Injection/,
  /^Path Traversal/,
  /^Open Redirect/,
  /^Server Side Request Forgery/,
  /^Backup file/,
  /^Content Security Policy/,
  /^HTTP Secure Headers/,
  /^HttpOnly Flag cookie/,
]
const crawlSeconds = 40
const secondsForEach = 60

interface Reported {
  readonly method: string
  readonly path: string
  readonly info: string
  readonly parameter: string | null
}

interface Report {
  readonly vulnerabilities: Record<string, Reported[]>
  readonly anomalies: Record<string, Reported[]>
  readonly additionals: Record<string, Reported[]>
}

/** Crawls a site and attacks every address and form that it finds. */
export async function runWapiti(target: Target): Promise<Scan> {
  const { name, isPlanted, folder } = target
  const file = join(folder, `wapiti-${name.replaceAll(/\W+/g, '-')}.json`)
  const { output, seconds, wasStopped } = await runTool('wapiti', argumentsFor(target, file), {
    seconds: crawlSeconds + modules.length * secondsForEach + 60,
    folder,
  })
  if (wasStopped) throw new Error(`wapiti did not finish:\n${output.slice(-2000)}`)
  const report = JSON.parse(await readFile(file, 'utf8')) as Report
  const found = Number(/\[\*\] Wapiti found (\d+) URLs/.exec(output)?.[1])
  if (!(found > target.pages.length + 1)) throw new Error('wapiti followed no link')
  return {
    scanner: 'wapiti',
    target: name,
    isPlanted,
    mustFind: planted,
    findings: [
      ...findingsIn(report.vulnerabilities, isPlanted),
      ...findingsIn(report.anomalies, isPlanted),
      ...findingsIn(report.additionals, isPlanted, true),
    ],
    note: `${found} addresses and forms, ${modules.length} modules, ${seconds} s`,
  }
}

function argumentsFor(target: Target, file: string): string[] {
  const { url, pages, cookie, folder, callbackUrl } = target
  const scope = ['-u', url, '--scope', 'domain', ...pages.flatMap((page) => ['-s', page])]
  const times = ['--max-scan-time', crawlSeconds, '--max-attack-time', secondsForEach, '-t', 8]
  const state = ['--flush-session', '--store-session', join(folder, 'wapiti'), '--no-bugreport']
  const attacks = ['-m', modules.join(','), '--endpoint', callbackUrl]
  const report = ['-f', 'json', '-o', file, '-v', '1']
  // It does not read compressed pages, and then reports nothing.
  const plain = ['-H', 'Accept-Encoding: identity']
  const person = cookie === undefined ? [] : ['-H', `Cookie: ${cookie}`]
  return [...scope, ...times.map(String), ...state, ...attacks, ...report, ...plain, ...person]
}

function findingsIn(
  categories: Record<string, Reported[]>,
  isPlanted: boolean,
  isInformational = false,
): Finding[] {
  return Object.entries(categories).flatMap(([category, list]) =>
    list.map(({ method, path, info, parameter }) => {
      const place = `${method} ${path.replace(/\?.*/, '')}${parameter ? ` ${parameter}` : ''}`
      const title = `${category}: ${info.split('\n')[0]} (${place})`
      const explanation = isPlanted ? undefined : explanationOf('wapiti', title)
      return { title, isInformational, explanation }
    }),
  )
}
