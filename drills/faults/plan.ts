/** How often and how long each fault happens. */
export interface Plan {
  readonly customers: number
  /** How many APIs there are, and how many workers. */
  readonly processes: number
  /** Half of them of APIs, and half of workers. */
  readonly kills: number
  readonly killPause: number
  readonly database: { readonly times: number; readonly lasts: number; readonly pause: number }
  readonly services: { readonly times: number; readonly lasts: number }
  readonly disks: { readonly times: number; readonly lasts: number }
  /** In megabytes. The larger the disks, the longer it takes to fill them. */
  readonly databaseDisk: number
  readonly fileDisk: number
  readonly sameOrder: { readonly times: number; readonly copies: number }
  /** How many pairs of two clerks, of all that there are. */
  readonly pairs: number
  /** Between two faults, in milliseconds. */
  readonly between: number
  /** Of the people who do more than write notes, in milliseconds. */
  readonly pause: number
  readonly noteWriters: number
  readonly documentSenders: number
  /** The database is killed until so many are logged. */
  readonly acknowledgements: number
  /** How long mails may take after the load has ended, in seconds. */
  readonly mailSeconds: number
}

export const fullPlan: Plan = {
  customers: 40,
  processes: 2,
  kills: 200,
  killPause: 300,
  database: { times: 5, lasts: 3_000, pause: 8_000 },
  // Longer than every time limit of the office for one of them.
  services: { times: 1, lasts: 35_000 },
  disks: { times: 2, lasts: 10_000 },
  databaseDisk: 4_000,
  fileDisk: 1_000,
  sameOrder: { times: 20, copies: 100 },
  pairs: Infinity,
  between: 2_000,
  pause: 2_500,
  noteWriters: 12,
  documentSenders: 1,
  acknowledgements: 100_000,
  mailSeconds: 300,
}

/** For CI: each fault once. */
export const shortPlan: Plan = {
  customers: 2,
  processes: 1,
  kills: 2,
  killPause: 100,
  database: { times: 1, lasts: 300, pause: 100 },
  services: { times: 1, lasts: 500 },
  disks: { times: 1, lasts: 1_000 },
  databaseDisk: 600,
  fileDisk: 50,
  sameOrder: { times: 1, copies: 100 },
  pairs: 6,
  between: 200,
  pause: 300,
  noteWriters: 3,
  documentSenders: 1,
  acknowledgements: 0,
  mailSeconds: 20,
}
