import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Certificate } from '@kakehashi/local/certificate'
import type { Scan } from './findings.ts'
import { explanationOf } from './false-alarms.ts'
import { runTool } from './run-tool.ts'

interface Target {
  readonly name: string
  readonly port: number
  readonly certificate: Certificate
  readonly isPlanted: boolean
  readonly folder: string
}

interface Reported {
  readonly id: string
  readonly severity: 'OK' | 'INFO' | 'WARN' | 'LOW' | 'MEDIUM' | 'HIGH' | 'CRITICAL' | 'FATAL'
  readonly finding: string
}

const limit = 600

/** Examines versions and ciphers of TLS, known weaknesses, and the headers of the first page. */
export async function runTestssl(target: Target): Promise<Scan> {
  const { name, port, certificate, isPlanted, folder } = target
  const file = join(folder, `testssl-${port}.json`)
  await rm(file, { force: true })
  const trust = ['--add-ca', certificate.certificateFile]
  const form = ['--quiet', '--color', '0', '--warnings', 'batch', '--jsonfile', file]
  // The planted hole is in the versions and ciphers; the other tests need minutes.
  const tests = isPlanted ? ['--protocols', '--std'] : []
  const args = [...form, ...tests, ...trust, '--ip', '127.0.0.1', `localhost:${port}`]
  const { output, seconds, wasStopped } = await runTool('testssl', args, { seconds: limit, folder })
  if (wasStopped) throw new Error(`testssl did not finish:\n${output.slice(-2000)}`)
  const reported = JSON.parse(await readFile(file, 'utf8')) as Reported[]
  const weak = reported.filter(({ severity }) => !['OK', 'INFO'].includes(severity))
  return {
    scanner: 'testssl',
    target: name,
    isPlanted,
    mustFind: [/TLS1: offered/, /cipherlist_NULL: offered/],
    findings: weak.map(({ id, severity, finding }) => {
      const title = `${severity} ${id}: ${finding}`
      return { title, explanation: isPlanted ? undefined : explanationOf('testssl', title) }
    }),
    note: `${reported.length} tests, ${seconds} s`,
  }
}
