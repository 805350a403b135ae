import * as accountData from './account-data.ts'
import * as closures from './closures.ts'
import * as dashboard from './dashboard.ts'
import type { Endpoint } from './endpoint.ts'
import * as files from './files.ts'
import * as live from './live.ts'
import * as messages from './messages.ts'
import * as notices from './notices.ts'
import * as operations from './operations.ts'
import * as payments from './payments.ts'
import * as pictures from './pictures.ts'
import * as requestCommands from './request-commands.ts'
import * as requests from './requests.ts'
import * as search from './search.ts'
import * as secondFactor from './second-factor.ts'
import * as services from './services.ts'
import * as session from './session.ts'
import * as users from './users.ts'

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'permission' in value && 'path' in value
}

/** Every call of the API, for the documentation and the permission tests. */
export const endpoints: readonly Endpoint[] = [
  users,
  accountData,
  session,
  secondFactor,
  services,
  pictures,
  closures,
  files,
  requests,
  requestCommands,
  messages,
  payments,
  notices,
  dashboard,
  search,
  live,
  operations,
].flatMap((module) => Object.values(module).filter(isEndpoint))
