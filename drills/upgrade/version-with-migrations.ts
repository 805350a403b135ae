import { cp, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { repository } from '@kakehashi/local/processes'

/**
 * A version of the API that has more migrations than this checkout, and reads the column that they
 * add. Everything else is this checkout.
 */
export async function versionWithMigrations(folder: string, migrations: string): Promise<string> {
  const api = join(folder, 'apps/api')
  await mkdir(api, { recursive: true })
  for (const part of ['src', 'migrations', 'package.json']) {
    await cp(join(repository, 'apps/api', part), join(api, part), { recursive: true })
  }
  for (const name of await readdir(migrations)) {
    await cp(join(migrations, name), join(api, 'migrations', name))
  }
  for (const part of ['apps/api/node_modules', 'apps/site', 'node_modules', 'packages']) {
    await symlink(join(repository, part), join(folder, part))
  }
  await cp(join(repository, 'package.json'), join(folder, 'package.json'))
  await readNewColumn(join(api, 'src/db/schema.gen.ts'))
  return folder
}

async function readNewColumn(schema: string): Promise<void> {
  const text = await readFile(schema, 'utf8')
  const list = text.indexOf('  requests: [')
  if (list === -1) throw new Error(`${schema} has no list of columns of requests`)
  const at = list + '  requests: ['.length
  await writeFile(schema, `${text.slice(0, at)}\n    'reference',${text.slice(at)}`)
}
