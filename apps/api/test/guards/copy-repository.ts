import { cpSync, globSync, mkdirSync, readdirSync, realpathSync, symlinkSync } from 'node:fs'
import { basename, join, relative, sep } from 'node:path'

const left = new Set(['.git', '.local', 'coverage', 'test-results', 'playwright-report'])
const caches = /^\.(vite|vite-temp|vitest-cache|cache|tmp)$/

/**
 * A second repository to meddle with. The packages of others are shared; our own must be the
 * copies, or a check taken away in the copy would still be there when its tests run.
 */
export function copyRepository(from: string, to: string): void {
  const shared = join(from, 'node_modules')
  cpSync(from, to, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => path !== shared && !left.has(basename(path)) && !caches.test(basename(path)),
  })
  mkdirSync(join(to, 'node_modules'))
  for (const name of readdirSync(shared)) {
    if (name === '.pnpm') symlinkSync(join(shared, name), join(to, 'node_modules', name))
    else if (!caches.test(name)) {
      const options = { recursive: true, verbatimSymlinks: true }
      cpSync(join(shared, name), join(to, 'node_modules', name), options)
    }
  }
  demandOwnPackages(to)
}

function demandOwnPackages(copy: string): void {
  const links = globSync('*/{*/,}node_modules/@kakehashi/*', { cwd: copy })
  const home = realpathSync(copy)
  const astray = links
    .map((link) => join(copy, link))
    .filter((link) => !realpathSync(link).startsWith(home + sep))
  if (links.length > 0 && astray.length === 0) return
  throw new Error(`The copy still uses: ${astray.map((link) => relative(copy, link)).join(', ')}`)
}
