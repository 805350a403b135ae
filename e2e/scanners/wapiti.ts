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

const modules = [
  'xss',
  'permanentxss',
  'sql',
  'blindsql',
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
const crawlSeconds = 40
const secondsForEach = 20

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
  const pages = /\[\*\] Wapiti found (\d+) URLs/.exec(output)?.[1] ?? 'some'
  return {
    scanner: 'wapiti',
    target: name,
    isPlanted,
    findings: [
      ...findingsIn(report.vulnerabilities, isPlanted),
      ...findingsIn(report.anomalies, isPlanted),
      ...findingsIn(report.additionals, isPlanted).map((finding) => ({
        ...finding,
        isInformational: true,
      })),
    ],
    note: `${pages} addresses and forms, ${modules.length} modules, ${seconds} s`,
  }
}

function argumentsFor(target: Target, file: string): string[] {
  const { url, pages, cookie, folder, callbackUrl } = target
  return [
    ...['-u', url, '--scope', 'domain', '-m', modules.join(','), '--no-bugreport'],
    ...pages.flatMap((page) => ['-s', page]),
    ...['--max-scan-time', String(crawlSeconds), '--max-attack-time', String(secondsForEach)],
    ...['--endpoint', callbackUrl, '--flush-session', '--store-session', join(folder, 'wapiti')],
    ...['-f', 'json', '-o', file, '-v', '1', '-t', '8'],
    ...(cookie === undefined ? [] : ['-H', `Cookie: ${cookie}`]),
  ]
}

function findingsIn(categories: Record<string, Reported[]>, isPlanted: boolean): Finding[] {
  return Object.entries(categories).flatMap(([category, list]) =>
    list.map(({ method, path, info, parameter }) => {
      const place = `${method} ${path.replace(/\?.*/, '')}${parameter ? ` ${parameter}` : ''}`
      const title = `${category}: ${info.split('\n')[0]} (${place})`
      return { title, explanation: isPlanted ? undefined : explanationOf('wapiti', title) }
    }),
  )
}
