const people = ['owner', 'admin', 'translator', 'contractor', 'customer']

/** The accounts that apps/api/sample-office/people.ts creates. */
export const sampleLogins = `  Sign in as  ${people.map((name) => `${name}@example.com`).join('\n              ')}
  Password    kakehashi-sample-2026
  Two-step login is not required of staff here, unlike in a new office.`
