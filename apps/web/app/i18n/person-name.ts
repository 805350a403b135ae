interface Named {
  readonly firstName: string
  readonly lastName: string
}

/** 'Smith, Jane' */
export function lastFirst({ lastName, firstName }: Named): string {
  return `${lastName}, ${firstName}`
}
