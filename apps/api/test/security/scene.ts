import type { Sending } from '../support/browser.ts'
import type { Office } from '../support/office.ts'
import type { Member, Person } from './callers.ts'

/** Who calls, and the customer whose things the call is aimed at. */
export interface Scene {
  readonly office: Office
  readonly caller: Person
  readonly customer: Member
}

export type ValidCall = (scene: Scene) => Sending | Promise<Sending>
