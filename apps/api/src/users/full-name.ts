interface Named {
  readonly first_name: string
  readonly last_name: string
}

/** As a message or a note is signed. */
export function fullName({ first_name, last_name }: Named): string {
  return `${first_name} ${last_name}`.trim()
}
