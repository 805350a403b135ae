/** The names, never the values, of what a change really changes. */
export function changedFields<Row extends object>(before: Row, change: Partial<Row>): string[] {
  const fields = Object.entries(change)
    .filter(([name, value]) => value !== before[name as keyof Row])
    // What is kept about a password is one thing to whoever reads the history.
    .map(([name]) => (name.startsWith('password') ? 'password' : name))
  return [...new Set(fields)]
}
