import { stripVTControlCharacters } from 'node:util'
import type { Finding, Scan } from './findings.ts'
import { runTool } from './run-tool.ts'

interface Target {
  readonly name: string
  readonly url: string
  /** Where a body is expected. */
  readonly formUrl: string
  /** The largest reply. */
  readonly largeUrl: string
  readonly isPlanted: boolean
  readonly folder: string
}

const attacks = {
  'slow headers': ({ url }: Target) => ['-H', '-x', '24', '-u', url],
  'slow body': ({ formUrl }: Target) => [
    '-B',
    '-f',
    'application/json',
    '-s',
    '8192',
    '-x',
    '10',
    '-u',
    formUrl,
  ],
  'slow read': ({ largeUrl }: Target) => [
    '-X',
    '-w',
    '10',
    '-y',
    '20',
    '-n',
    '5',
    '-z',
    '32',
    '-k',
    '3',
    '-u',
    largeUrl,
  ],
}
const connections = 1000
const attackSeconds = 30
const patience = 5_000

type SlowAttack = keyof typeof attacks
export const slowAttacks: readonly SlowAttack[] = ['slow headers', 'slow body', 'slow read']

/** Holds many connections open and asks meanwhile, as any other visitor, for a page. */
export async function runSlowhttptest(attack: SlowAttack, target: Target): Promise<Scan> {
  const size = ['-c', String(connections), '-r', '50', '-i', '5', '-p', '5']
  const ended = new AbortController()
  const visits = visitUntil(ended.signal, target.url)
  const options = attacks[attack](target)
  const run = await runTool('slowhttptest', [...options, ...size, '-l', String(attackSeconds)], {
    seconds: attackSeconds + 60,
    folder: target.folder,
  })
  ended.abort()
  const times = await visits
  const output = stripVTControlCharacters(run.output)
  const answers = [...output.matchAll(/service available:\s+(YES|NO)/g)].map(([, answer]) => answer)
  const most = Math.max(...[...output.matchAll(/connected:\s+(\d+)/g)].map(([, n]) => Number(n)))
  const late = times.filter((time) => time >= patience).length
  const findings: Finding[] = [
    ...(answers.includes('NO') ? [{ title: 'slowhttptest: service not available' }] : []),
    ...(late > 0
      ? [{ title: `${late} of ${times.length} visits were not answered within 5 s` }]
      : []),
    ...(answers.length === 0 ? [{ title: `slowhttptest failed: ${output.slice(-300)}` }] : []),
  ]
  const slowest = Math.max(...times)
  return {
    scanner: 'slowhttptest',
    target: `${target.name}, ${attack}`,
    isPlanted: target.isPlanted,
    mustFind: [/service not available/, /not answered/],
    findings,
    note: `up to ${most} of ${connections} connections; ${times.length} visits, slowest ${slowest} ms`,
  }
}

/** How long each visit took, in milliseconds. Each uses a new connection. */
async function visitUntil(signal: AbortSignal, url: string): Promise<number[]> {
  const times: number[] = []
  while (!signal.aborted) {
    const begun = Date.now()
    times.push((await isAnswered(url)) ? Date.now() - begun : patience)
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  return times
}

async function isAnswered(url: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(patience)
    const reply = await fetch(url, { headers: { connection: 'close' }, signal })
    await reply.arrayBuffer()
    return reply.ok
  } catch {
    return false
  }
}
