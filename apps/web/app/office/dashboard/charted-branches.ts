import type { Branch } from '@kakehashi/domain/people/people'

/** The branches in the Service Component chart, in display order. */
export const charted = [
  'ARMY',
  'NAVY',
  'MARINES',
  'AIR FORCE',
  'SPACE FORCE',
  'CIVILIAN',
] as const satisfies readonly Branch[]
