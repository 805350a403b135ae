import type { Endpoint } from './endpoint.ts'
import * as operations from './operations.ts'
import * as secondFactor from './second-factor.ts'
import * as services from './services.ts'
import * as session from './session.ts'
import * as users from './users.ts'

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'permission' in value && 'path' in value
}

/** Every call there is: what the documentation lists and what the permission table walks. */
export const endpoints: readonly Endpoint[] = [
  users,
  session,
  secondFactor,
  services,
  operations,
].flatMap((noun) => Object.values(noun).filter(isEndpoint))
