const people = ['owner', 'admin', 'translator', 'contractor', 'customer']

/** As the seed makes them; see apps/api/src/db/seed.ts. */
export const sampleLogins = `  Sign in as  ${people.map((name) => `${name}@example.com`).join('\n              ')}
  Password    kakehashi-sample-2026`
