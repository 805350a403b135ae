/** The eight steps of a marriage in Japan, in order. */
export const marriageSteps = [
  'affidavit',
  'passport-or-birth-certificate',
  'place-order',
  'turnaround',
  'witnesses',
  'city-office',
  'congratulations',
  'recognition',
] as const
export type MarriageStep = (typeof marriageSteps)[number]
