import { markdownTable } from '../markdown-table.ts'
import type { Someone } from './expected-commands.ts'
import { expectedCommands, expectedFor, people, places } from './expected-commands.ts'

const intro = `# Who may do what to a request, and when

Written by \`UPDATE_DOCS=1 pnpm exec vitest run --project api command-table\` from the table that the
test walks over HTTP: every command, at every place of a request's way, by everyone it may meet. A
cell names the places where it is taken; elsewhere that person is told 409 with where the request is.
403: seen, but not theirs to do. 404: for them there is no such request. 401: sign in first.
`

/** One cell: where it is taken, or what this person is told everywhere. */
function cell(command: string, someone: Someone): string {
  const told = new Set(places.map((place) => expectedFor(command, someone, place)))
  if (!told.has('yes')) return [...told].join(' ')
  const at = places.filter((place) => expectedFor(command, someone, place) === 'yes')
  return at.length === places.length ? 'always' : at.join(', ')
}

export function commandsPage(): string {
  const lines = Object.keys(expectedCommands).map((command) =>
    [command].concat(people.map((someone) => cell(command, someone))),
  )
  return `${intro}\n${markdownTable(['', ...people], lines)}`
}
