import { demand } from '../refusal.ts'

/** A body may repeat the id of its address, as the specification's do, but not name another. */
export function demandSameId(inAddress: string, inBody: string | undefined): void {
  demand(inBody === undefined || inBody === inAddress, 'bad-request')
}
