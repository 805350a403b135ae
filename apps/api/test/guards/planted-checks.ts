import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Guard } from './find-guards.ts'

const source = 'apps/api/src/planted/planted-checks.ts'
const test = 'apps/api/test/planted/planted-checks.test.ts'

const files = {
  [source]: `
import { demand } from '../refusal.ts'

export function openDoor(isOwner: boolean): string {
  demand(isOwner, 'forbidden')
  return 'open'
}

export function openWindow(isOwner: boolean): string {
  demand(isOwner === true, 'forbidden')
  return 'open'
}
`,
  [test]: `
import { expect, test } from 'vitest'
import { openDoor, openWindow } from '../../src/planted/planted-checks.ts'

test('the owner may open both', () => {
  expect([openDoor(true), openWindow(true)]).toEqual(['open', 'open'])
})

test('nobody else may open the door', () => {
  expect(() => openDoor(false)).toThrow()
})
`,
}

/** Two checks in the copy, of which tests notice only one: each run must say exactly this. */
export function plantChecks(copy: string): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    writeFileSync(join(copy, file), text)
  }
}

export function isPlanted({ file }: Guard): boolean {
  return file === source
}

export const plantedTest = test

/** The verdict that a planted check must get. */
export function expectedVerdict({ what }: Guard): 'caught' | 'survived' {
  return what.includes('=== true') ? 'survived' : 'caught'
}
