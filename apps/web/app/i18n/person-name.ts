interface Named {
  readonly firstName: string
  readonly lastName: string
}

/** 'Smith, Jane': how the office lists people. */
export function lastFirst({ lastName, firstName }: Named): string {
  return `${lastName}, ${firstName}`
}
