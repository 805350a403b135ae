import { cpSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { isInstalled, run } from './programs.ts'

const folder = 'deploy/systemd'
/** Of 10; systemd calls up to 2 'OK'. */
const maxExposure = 2

export function systemdProblems(): string[] {
  if (!isInstalled('systemd-analyze')) return []
  const root = mkdtempSync(join(tmpdir(), 'kakehashi-units-'))
  try {
    const units = globSync(`${folder}/*.{service,timer,target}`).map((file) => basename(file))
    installUnits(root, units)
    // A template needs an instance.
    const names = units.map((unit) => unit.replace('@.', '@4000.'))
    const { isDone, output } = run('systemd-analyze', ['verify', `--root=${root}`, ...names])
    // It only warns about a setting that it does not know.
    const mistakes = isDone && output === '' ? [] : [`${folder}: ${output}`]
    const services = names.filter((name) => name.endsWith('.service'))
    return [...mistakes, ...services.flatMap((name) => exposureProblems(root, name))]
  } finally {
    rmSync(root, { recursive: true })
  }
}

/** A root in which the units find what they name, so that nothing on this machine matters. */
function installUnits(root: string, units: readonly string[]): void {
  const own = join(root, 'etc/systemd/system')
  const given = join(root, 'usr/lib/systemd/system')
  const programs = [
    'opt/kakehashi/current/bin/kakehashi',
    'opt/kakehashi/current/deploy/backup/restore-drill',
    'usr/bin/pgbackrest',
  ]
  for (const path of [own, given]) mkdirSync(path, { recursive: true })
  for (const unit of units) cpSync(join(folder, unit), join(own, unit))
  for (const target of globSync('/usr/lib/systemd/system/*.target')) {
    cpSync(target, join(given, basename(target)))
  }
  for (const program of programs) {
    mkdirSync(join(root, dirname(program)), { recursive: true })
    writeFileSync(join(root, program), '#!/bin/sh\n', { mode: 0o755 })
  }
}

function exposureProblems(root: string, unit: string): string[] {
  const { output } = run('systemd-analyze', [
    'security',
    '--offline=true',
    `--root=${root}`,
    '--no-pager',
    unit,
  ])
  const exposure = Number(/Overall exposure level for \S+ (\d+\.\d+)/.exec(output)?.[1])
  console.log(`${unit}: exposure ${exposure}`)
  return exposure < maxExposure ? [] : [`${folder}/${unit}: exposure is ${exposure}`]
}
