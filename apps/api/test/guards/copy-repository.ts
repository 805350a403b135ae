import { cpSync, globSync, mkdirSync, readdirSync, realpathSync, symlinkSync } from 'node:fs'
import { basename, join, relative, sep } from 'node:path'

const excluded = new Set(['.git', '.local', 'coverage', 'test-results', 'playwright-report'])
const caches = /^\.(vite|vite-temp|vitest-cache|cache|tmp)$/

/**
 * Copies the repository, so that checks can be removed from the copy. Third-party packages are
 * shared; workspace packages must be copies, or a removed check would still be in place.
 */
export function copyRepository(from: string, to: string): void {
  const shared = join(from, 'node_modules')
  cpSync(from, to, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) =>
      path !== shared && !excluded.has(basename(path)) && !caches.test(basename(path)),
  })
  mkdirSync(join(to, 'node_modules'))
  for (const name of readdirSync(shared)) {
    // Not a link to a link: the process for documents may not read the one in between.
    if (name === '.pnpm')
      symlinkSync(realpathSync(join(shared, name)), join(to, 'node_modules', name))
    else if (!caches.test(name)) {
      const options = { recursive: true, verbatimSymlinks: true }
      cpSync(join(shared, name), join(to, 'node_modules', name), options)
    }
  }
  assertOwnPackages(to)
}

function assertOwnPackages(copy: string): void {
  const links = globSync('*/{*/,}node_modules/@kakehashi/*', { cwd: copy })
  const home = realpathSync(copy)
  const outside = links
    .map((link) => join(copy, link))
    .filter((link) => !realpathSync(link).startsWith(home + sep))
  if (links.length > 0 && outside.length === 0) return
  throw new Error(`The copy still uses: ${outside.map((link) => relative(copy, link)).join(', ')}`)
}
