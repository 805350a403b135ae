import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const repository = join(import.meta.dirname, '..')

/** What runs in production. The application is part of the built site. */
const packages = [
  'apps/api',
  'apps/site',
  'packages/domain',
  'packages/contract',
  'packages/emails',
  'packages/browser',
  'packages/layouts',
  'packages/ui',
]
/** What Git does not have: `pnpm build` writes it. */
const built = ['apps/site/build', 'packages/emails/dist']
const files = [
  'apps/api/src',
  'apps/api/migrations',
  'packages/domain/src',
  'packages/contract/src',
  'deploy',
  'docs/operations',
  // The pages of operations refer to its chapters about backups and incidents.
  'docs/security.md',
  'CHANGELOG.md',
  'LICENSE',
  'README.md',
  'SECURITY.md',
]
const isNeeded = (path: string) => !/[.]test[.]tsx?$|\/testing\//.test(path)

/** Copies what runs to a folder and installs its dependencies, without those of development. */
export function stage(folder: string, version: string): void {
  rmSync(folder, { recursive: true, force: true })
  for (const path of [...trackedFiles().filter(isNeeded), ...built]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    cpSync(join(repository, path), join(folder, path), { recursive: true })
  }
  for (const path of packages) copyManifest(join(path, 'package.json'), folder)
  copyManifest('package.json', folder)
  cpSync(join(repository, 'pnpm-lock.yaml'), join(folder, 'pnpm-lock.yaml'))
  writeFileSync(join(folder, 'pnpm-workspace.yaml'), workspaceFile())
  installDependencies(folder)
  cpSync(join(import.meta.dirname, 'bin'), join(folder, 'bin'), { recursive: true })
  writeFileSync(join(folder, 'VERSION'), `${version}\n`)
}

function trackedFiles(): string[] {
  const listed = execFileSync('git', ['ls-files', '-z', '--', ...files], { cwd: repository })
  return listed.toString().split('\0').filter(Boolean)
}

function copyManifest(path: string, folder: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  cpSync(join(repository, path), join(folder, path))
}

/** The workspace of the repository with these packages alone. */
function workspaceFile(): string {
  const [, settings] = /^packages:\n(?: {2}- .*\n)+([\s\S]*)$/.exec(
    readFileSync(join(repository, 'pnpm-workspace.yaml'), 'utf8'),
  ) ?? ['', '']
  return `packages:\n${packages.map((path) => `  - ${path}\n`).join('')}${settings}`
}

function installDependencies(folder: string): void {
  const flags = ['--prod', '--frozen-lockfile', '--prefer-offline', '--ignore-scripts']
  execFileSync('pnpm', ['install', ...flags, '--reporter=silent'], {
    cwd: folder,
    stdio: 'inherit',
  })
  // Only development reads them, and they are half of the size.
  const unused = String.raw`.*\.(map|md|markdown|d\.ts|d\.mts|d\.cts|flow|tsbuildinfo)`
  const find = ['node_modules/.pnpm', '-regextype', 'posix-extended', '-type', 'f']
  const licences = ['!', '-iname', '*licen[cs]e*']
  execFileSync('find', [...find, '-regex', unused, ...licences, '-delete'], { cwd: folder })
}
