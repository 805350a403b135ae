const people = ['owner', 'admin', 'translator', 'contractor', 'customer']

/** As apps/api/sample-office/people.ts makes them. */
export const sampleLogins = `  Sign in as  ${people.map((name) => `${name}@example.com`).join('\n              ')}
  Password    kakehashi-sample-2026`
