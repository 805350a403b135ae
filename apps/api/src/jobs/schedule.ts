import { parseCronItems } from 'graphile-worker'

/** When the regular tasks run. What was missed while no worker ran is not made up for. */
export const schedule = parseCronItems([
  { task: 'seal-events', match: '* * * * *', options: { backfillPeriod: 0 } },
  { task: 'hurry-mail', match: '*/5 * * * *', options: { backfillPeriod: 0 } },
  {
    task: 'check-system',
    match: '* * * * *',
    options: { backfillPeriod: 0, maxAttempts: 1 },
  },
  // Pages name the year, and security.txt expires.
  {
    task: 'new-day',
    match: '5 * * * *',
    options: { backfillPeriod: 0, queueName: 'site' },
  },
  {
    task: 'count-figures',
    match: '* * * * *',
    options: { backfillPeriod: 0, queueName: 'figures', maxAttempts: 1 },
  },
  { task: 'remind', match: '*/10 * * * *', options: { backfillPeriod: 0 } },
  // Often, because a cron line cannot name the hour at which an office opens.
  { task: 'morning-mail', match: '*/10 * * * *', options: { backfillPeriod: 0 } },
  { task: 'sweep', match: '*/10 * * * *', options: { backfillPeriod: 0 } },
  { task: 'retention', match: '40 * * * *', options: { backfillPeriod: 0 } },
  { task: 'erase-people', match: '50 * * * *', options: { backfillPeriod: 0 } },
  // One queue, so that two runs never work on the same files.
  {
    task: 'scan-pending',
    match: '* * * * *',
    options: { backfillPeriod: 0, queueName: 'files', maxAttempts: 1 },
  },
  {
    task: 'sweep-files',
    match: '20 * * * *',
    options: { backfillPeriod: 0, queueName: 'files' },
  },
])
