import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startDatabaseServer } from '../support/database-server.ts'
import { copyRepository } from './copy-repository.ts'
import { findGuards } from './find-guards.ts'
import type { Lane } from './lane/open-lane.ts'
import { openLane } from './lane/open-lane.ts'
import type { NumberedGuard } from './switchable-guards.ts'
import { numbered, withSwitches } from './switchable-guards.ts'

/** A copy of the repository in which each check can be removed, and a process that runs its tests. */
export interface Workspace {
  readonly lane: Lane
  close(): Promise<void>
}

/** Another file or check that a copy gets before its checks become removable. */
export type Change = (copy: string) => void

/** The first copy is made from the repository, the others from a plain copy, so that edits meanwhile do not matter. */
export async function openWorkspaces(root: string, count: number, change: Change) {
  const home = mkdtempSync(join(tmpdir(), 'kakehashi-guards-'))
  process.once('exit', () => rmSync(home, { recursive: true, force: true }))
  const plain = join(home, 'plain')
  copyRepository(root, plain)
  change(plain)
  const guards = numbered(findGuards(plain))
  const workspaces: Workspace[] = []
  for (let index = 0; index < count; index += 1) {
    const folder = join(home, String(index))
    const copy = join(folder, 'repository')
    mkdirSync(folder)
    copyRepository(plain, copy)
    addSwitches(copy, folder, guards)
    const database = await startDatabaseServer()
    const lane = await openLane(copy, folder, database.url)
    const close = async () => {
      lane.close()
      await database.stop()
    }
    workspaces.push({ lane, close })
  }
  return { guards, workspaces, plain }
}

function addSwitches(copy: string, home: string, guards: readonly NumberedGuard[]): void {
  for (const [file, ofFile] of Map.groupBy(guards, (guard) => guard.file)) {
    const path = join(copy, file)
    writeFileSync(path, withSwitches(readFileSync(path, 'utf8'), ofFile, home))
  }
}
