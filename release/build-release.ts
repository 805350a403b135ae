import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { shippedOnly } from './bill-of-materials.ts'
import { licenceList } from './licences.ts'
import { stage } from './stage.ts'

/**
 * Writes the release to `dist`: a tarball that needs only Node, its bill of materials, the
 * licences of what it contains, and checksums. `--built` uses the build that is there.
 */
const { values: options } = parseArgs({ options: { built: { type: 'boolean', default: false } } })
const repository = join(import.meta.dirname, '..')
const output = join(repository, 'dist')
const staging = join(repository, '.local/release')
const { version } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8')) as {
  version: string
}
const name = `kakehashi-${version}`
const artefact = `${name}-${process.platform}-${process.arch}`

function run(command: string, args: string[], cwd = repository): string {
  return execFileSync(command, args, {
    cwd,
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 2 ** 28,
  }).toString()
}

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`

if (!options.built) execFileSync('pnpm', ['build'], { cwd: repository, stdio: 'inherit' })
rmSync(output, { recursive: true, force: true })
mkdirSync(output, { recursive: true })
const folder = join(staging, name)
stage(folder, version)

const licences = licenceList(run('pnpm', ['-r', 'licenses', 'list', '--prod', '--json'], folder))
writeFileSync(join(folder, 'LICENCES.txt'), licences)
const sbom = ['sbom', '--prod', '--sbom-format', 'cyclonedx', '--sbom-type', 'application']
writeFileSync(join(output, `${artefact}.cdx.json`), shippedOnly(run('pnpm', sbom, folder), folder))
for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml']) rmSync(join(folder, file))

// The same commit gives the same bytes.
const committed = run('git', ['log', '-1', '--format=%ct']).trim()
const same = ['--sort=name', `--mtime=@${committed}`, '--owner=0', '--group=0', '--numeric-owner']
const tarball = join(output, `${artefact}.tar.gz`)
execFileSync('tar', [...same, '-I', 'gzip -9n', '-cf', tarball, name], { cwd: staging })

const sums = [`${artefact}.tar.gz`, `${artefact}.cdx.json`].map((file) => {
  const sum = createHash('sha256')
    .update(readFileSync(join(output, file)))
    .digest('hex')
  return `${sum}  ${file}\n`
})
writeFileSync(join(output, 'SHA256SUMS'), sums.join(''))
const unpacked = Number(run('du', ['-sb', folder]).split('\t')[0])
console.log(`${tarball}: ${megabytes(statSync(tarball).size)}, ${megabytes(unpacked)} unpacked`)
