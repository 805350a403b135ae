import type { Endpoint } from '@kakehashi/contract/endpoint'
import { expectedPermissions } from './permissions/expected-permissions.ts'
import { markdownTable } from './markdown-table.ts'
import { kinds } from './permissions/permission-rows.ts'
import { nameOf } from './valid-calls.ts'

const introduction = `# Who may call what

Written by \`UPDATE_DOCS=1 pnpm exec vitest run --project api permission-table\`, which makes every
call below as every kind of person, against a real server. Do not edit it by hand.

- **yes**: let in. **401**: told to sign in. **403**: told that it is not for them. **404**: told of
  nothing, as if it did not exist.
- Calls with an id are aimed at something of the customer's.
- An _unsettled_ admin still has to strengthen their sign-in. The _demoted_ and the _deleted_ admin
  call with the cookie they had before.
`

/** The table for people to read: one line a call, one column a kind of person. */
export function permissionsPage(endpoints: readonly Endpoint[]): string {
  const header = ['Call', ...kinds]
  const lines = endpoints.map((endpoint) => {
    const name = nameOf(endpoint)
    const outcomes = kinds.map((kind) => expectedPermissions[name]?.[kind] ?? '?')
    return [`\`${name}\``, ...outcomes.map((outcome) => (outcome === 'open' ? 'yes' : outcome))]
  })
  return `${introduction}\n${markdownTable(header, lines)}`
}
